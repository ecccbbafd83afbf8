import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { fieldOf } from '@/lib/field-of';
import { sameValue } from '@/lib/same-value';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { useDraft } from './use-draft';
import { useRecheckRows } from './use-recheck-rows';
import type { Left } from '@/components/scope/leave/leave-questions';
import { useUnsaved } from './use-unsaved';

/** What a form holds, and where it leads. */
export interface EditorFormOptions<Values extends FieldValues, Output extends FieldValues> {
  readonly schema: GenericSchema<Values, Output>;
  /** Untouched fields follow the record. */
  readonly values: Values;
  /** Where cancel and success lead. */
  readonly parent: string;
  /** The form's address; routes below it edit parts, and share its draft. */
  readonly root?: string;
  /** The draft's address, if it depends on more than the path. */
  readonly draft?: string;
  readonly secret?: readonly Path<Values>[];
  /** It holds a secret, or takes money: nothing of it is a draft, and nothing of it is kept for another try. */
  readonly isSecret?: boolean | undefined;
  /** State in which the form would be left now. */
  readonly leaves?: Left;
}

/** A form with its draft; what is unsaved is asked about before it is left. */
export interface EditorForm<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly isDirty: boolean;
  readonly closing: boolean;
  readonly restored: boolean;
  /** Forgets the draft. */
  readonly drop: () => void;
  /** Leaves without asking. */
  readonly closeTo: (path: string) => void;
  /** Leaves, after asking about changes. */
  readonly leave: () => void;
  readonly discard: () => void;
}

const NONE: readonly never[] = [];

/**
 * Untouched fields follow the record, as it is drawn: the library's own `values` follow some time after that, by an
 * effect which undoes a press in between, or has it validated for nothing.
 */
function useFollowed<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Values,
): void {
  const followed = useRef(values);
  useLayoutEffect(() => {
    const before = followed.current;
    if (sameValue(before, values)) return;
    followed.current = values;
    const typed = form.getValues();
    const isChanged = Object.keys(values).some((name) => {
      const value = fieldOf(typed, name);
      return !sameValue(value, fieldOf(before, name)) && !sameValue(value, fieldOf(values, name));
    });
    // Else it would count as unchanged until a later effect, and Save as a way to leave.
    form.reset(values, { keepDirtyValues: true, keepDirty: isChanged });
  }, [form, values]);
}

/** Draft, validation and way back of an editor, however it is saved. */
export function useEditorForm<Values extends FieldValues, Output extends FieldValues>(
  options: EditorFormOptions<Values, Output>,
): EditorForm<Values, Output> {
  const { schema, values, parent, root, secret = NONE, leaves = 'unsaved' } = options;
  const { returnTo } = useRouteGuard();
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });
  useFollowed(form, values);
  useRecheckRows(form);
  const { isDirty } = form.formState;
  const [closing, setClosing] = useState(false);
  // State would be set too late for the navigation.
  const isOver = useRef(false);
  const at = options.draft ?? root;
  const draft = useDraft(form, { values, secret, at, isSecret: options.isSecret === true });
  const { drop } = draft;

  const isLeft = isDirty || leaves === 'sent';
  useUnsaved(isLeft && !closing, {
    isUnsaved: () => isLeft && !isOver.current,
    left: leaves,
    // A change that was sent may still fail: its draft goes once it is done.
    onLeave: leaves === 'sent' ? () => undefined : drop,
    root,
    query: options.draft?.split('?')[1],
  });

  const closeTo = useCallback(
    (path: string) => {
      isOver.current = true;
      setClosing(true);
      drop();
      returnTo(path);
    },
    [drop, returnTo],
  );
  const leave = useCallback(() => returnTo(parent), [returnTo, parent]);

  return {
    form,
    isDirty,
    closing,
    restored: draft.restored && isDirty,
    drop,
    closeTo,
    leave,
    discard: () => {
      drop();
      form.reset(values);
    },
  };
}
