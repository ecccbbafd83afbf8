import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { GenericSchema } from 'valibot';
import type { Left } from '@/components/scope/leave/leave-questions';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { fieldOf } from '@/lib/values';
import { sameValue } from '@/lib/same-value';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/drafts-saga';
import { useUnsaved } from './use-unsaved';

/**
 * Validates all rows again on input in one, if they have a problem together. A field validates only
 * itself.
 */
function useRecheckRows<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [rows = ''] = name?.split('.') ?? [];
          if (rows === '' || rows === name) return;
          // The compiler does not accept the start of a path as a path.
          const { error } = form.getFieldState(rows as Path<Values>);
          const joint = error?.root ?? error;
          if (joint?.type !== undefined) void form.trigger(rows as Path<Values>);
        },
      }),
    [form],
  );
}

interface DraftOptions<Values extends FieldValues> {
  readonly values: Values;
  readonly secret: readonly Path<Values>[];
  readonly at?: string | undefined;
  readonly isSecret: boolean;
}

interface DraftControls {
  readonly restored: boolean;
  readonly drop: () => void;
}

function usable(draft: Draft, values: FieldValues, secret: readonly string[]): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) &&
      !secret.includes(name) &&
      typeof value === typeof fieldOf(values, name) &&
      Array.isArray(value) === Array.isArray(fieldOf(values, name)),
  );
}

/** Keeps input without secrets by user and address, and restores it after a reload or sign-in. */
function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { values, secret, at, isSecret }: DraftOptions<Values>,
): DraftControls {
  const { pathname } = useLocation();
  const route = at ?? pathname;
  const known = useSelector(selectCurrentUserId);
  const user = isSecret ? undefined : known;
  const [over, setOver] = useState(false);
  // Read once for each user and address, before this visit writes.
  const found = useMemo(
    () => (user === undefined ? undefined : readDraft(user, route)),
    [user, route],
  );
  const latest = useRef({ values, secret });
  useEffect(() => {
    latest.current = { values, secret };
  });

  // During the commit: later it would undo input in between.
  useLayoutEffect(() => {
    // Input from before the user was known wins.
    if (found === undefined || !sameValue(form.getValues(), latest.current.values)) return;
    for (const [name, value] of usable(found, latest.current.values, latest.current.secret)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  }, [form, found]);

  useEffect(() => {
    if (user === undefined) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed, defaultValues }) => {
        // The form's own values, which may be newer than this component's.
        if (sameValue(typed, defaultValues)) {
          dropDraft(user, route);
          return;
        }
        const kept = Object.entries(typed).filter(
          ([name]) => !latest.current.secret.some((hidden) => hidden === name),
        );
        writeDraft(user, route, Object.fromEntries(kept));
      },
    });
  }, [form, route, user]);

  const drop = useCallback(() => {
    setOver(true);
    if (user !== undefined) dropDraft(user, route);
  }, [route, user]);

  return { restored: found !== undefined && !over, drop };
}

export interface EditorFormOptions<Values extends FieldValues, Output extends FieldValues> {
  readonly schema: GenericSchema<Values, Output>;
  readonly values: Values;
  readonly parent: string;
  /** The form's address; routes below it edit parts, and share its draft. */
  readonly root?: string;
  readonly draft?: string;
  readonly secret?: readonly Path<Values>[];
  /** True for a form with a secret or a payment. No draft is kept, and nothing for another try. */
  readonly isSecret?: boolean | undefined;
  readonly leaves?: Left;
}

export interface EditorForm<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly isDirty: boolean;
  readonly closing: boolean;
  readonly restored: boolean;
  readonly drop: () => void;
  readonly closeTo: (path: string) => void;
  readonly leave: () => void;
  readonly discard: () => void;
}

const NONE: readonly never[] = [];

/**
 * Untouched fields follow the record in the same commit. The library's own `values` follow in a
 * later effect, which undoes input in between or validates it needlessly.
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
    // Otherwise the form counts as unchanged until a later effect, and Save would just leave.
    form.reset(values, { keepDirtyValues: true, keepDirty: isChanged });
  }, [form, values]);
}

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
