import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { GenericSchema } from 'valibot';
import { errorToast } from '@/store/calls/call-words';
import { selectCall, type WithCalls } from '@/store/calls/calls-slice';
import type { CallOutcome, Change } from '@/store/calls/manager';
import { toasts } from '@/store/toasts/toasts-slice';
import { useMounted } from '@/ui/use-mounted';
import { useAccount } from '../account/account-context';
import { useCalls } from '../calls/calls-context';
import { refusalOf } from '../dialogs/refusals';
import { useRouteGuard } from '../leave/route-guard';
import { type SaveFailure, failureOf, sortMessages } from './save-failure';
import { useDraft } from './use-draft';
import { useUnsaved } from './use-unsaved';

/** How far an editor has come (spec 2 §4 "Editors"); `editing` once anything was changed. */
export type SaveState = 'initial' | 'editing' | 'saving' | 'closing';

type SavedAnswer = Extract<CallOutcome, { ok: true }>['answer'];
type Failed = Extract<CallOutcome, { error: unknown }>;

/** What an editor is made of: the form mirrors it, `request` is the one way back to the wire. */
export interface SaveOptions<Values extends FieldValues, Output extends FieldValues> {
  /** Its messages are the specification's, word for word. */
  readonly schema: GenericSchema<Values, Output>;
  /** What the record says now; what nobody touched follows it. */
  readonly values: Values;
  /** What its calls are told apart by: 'rename'. */
  readonly verb: string;
  /** What they are called among the tasks, before what they are done to: 'Rename'. */
  readonly title: string;
  /** The path that cancel and success return to. */
  readonly parent: string;
  /** Where success leads instead: to what was made, by the answer to what was sent. */
  next?(answer: SavedAnswer, output: Output): string;
  /**
   * The address of a form whose parts are edited by routes below it: going there is not leaving, and
   * the draft is one for all of them.
   */
  readonly root?: string;
  /** What its draft is kept under, where that is more than the address: what it began with. */
  readonly draft?: string;
  /** Something new is made: it is sent even if nothing was changed in the form. */
  readonly isNew?: boolean;
  request(output: Output): Change;
  /** Fields that are never kept as a draft. */
  readonly secret?: readonly Path<Values>[];
  /** The form's field for each name on the wire, where the two differ. */
  readonly wireNames?: Readonly<Record<string, Path<Values>>>;
}

/** An editor at work, for `EditorLine` and the fields. */
export interface Editor<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly state: SaveState;
  /** It is being saved, or has been and closes. */
  readonly busy: boolean;
  /** The answer was lost: it is looked whether the save was done. */
  readonly looking: boolean;
  /** Why the last save failed, as far as it is no single field's fault. */
  readonly failure: SaveFailure | undefined;
  /** The form holds what was typed on an earlier visit. */
  readonly restored: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Gives up what was changed and returns to the parent. */
  readonly cancel: () => void;
  /** Returns to the parent; what was changed is asked about first. */
  readonly leave: () => void;
  /** Forgets what was typed on an earlier visit: the form says what the record says. */
  readonly discard: () => void;
}

const NONE: readonly never[] = [];

/** Runs an editor: draft, validation, one call, and back to the parent (spec 2 §4). */
export function useSave<Values extends FieldValues, Output extends FieldValues>(
  options: SaveOptions<Values, Output>,
): Editor<Values, Output> {
  const account = useAccount();
  const { schema, values, parent, root, secret = NONE } = options;
  const calls = useCalls();
  const dispatch = useDispatch();
  const { returnTo } = useRouteGuard();
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  const [phase, setPhase] = useState<'open' | 'saving' | 'closing'>('open');
  const [failure, setFailure] = useState<SaveFailure>();
  // Set in the same instant as the press or the return, which state would be too late for.
  const saving = useRef(false);
  /** The last save. */
  const [call, setCall] = useState('');
  const lost = useSelector((state: WithCalls) => {
    const facts = selectCall(state, call);
    return facts?.status === 'looking' ? facts.error : undefined;
  });
  const closing = useRef(false);
  const mounted = useMounted();
  const draft = useDraft(form, { values, secret, at: options.draft ?? root });
  const { drop } = draft;

  useUnsaved(isDirty && phase !== 'closing', {
    isUnsaved: () => isDirty && !closing.current,
    onLeave: drop,
    root,
  });

  const closeTo = useCallback(
    (path: string) => {
      closing.current = true;
      setPhase('closing');
      drop();
      returnTo(path);
    },
    [drop, returnTo],
  );
  const close = useCallback(() => closeTo(parent), [closeTo, parent]);

  const leave = useCallback(() => returnTo(parent), [returnTo, parent]);

  /** A dialog tells of it: two would be one too many. */
  const isTold = ({ kind, error }: Failed) =>
    refusalOf({ kind, verb: options.verb, error }) !== undefined;

  function fail(outcome: Exclude<CallOutcome, { ok: true }>) {
    setPhase('open');
    if (!('error' in outcome)) {
      setFailure(failureOf(undefined, NONE));
      return;
    }
    if (isTold(outcome)) return;
    const own = Object.keys(values).map((name) => [name, name as Path<Values>] as const);
    const names = { ...Object.fromEntries(own), ...options.wireNames };
    const sorted = sortMessages<Path<Values>>(outcome.error, names);
    sorted.fields.forEach(({ field, message }, index) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (sorted.form.length > 0) setFailure(failureOf(outcome.error, sorted.form));
  }

  async function save(output: Output) {
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    setPhase('saving');
    const { verb, title } = options;
    const started = calls.startCall({ verb, title, account, call: options.request(output) });
    setCall(started.id);
    const ended = await started.outcome;
    saving.current = false;
    if (!mounted.current) endUnseen(ended);
    else if (ended.ok) closeTo(options.next?.(ended.answer, output) ?? parent);
    else fail(ended);
  }

  /** The reader went elsewhere while it was being saved: nothing may drag them back. */
  function endUnseen(ended: CallOutcome) {
    if (ended.ok) drop();
    else if ('error' in ended && !isTold(ended)) {
      dispatch(toasts.actions.shown(errorToast(ended.error)));
    }
  }

  return {
    form,
    state: phase === 'open' ? (isDirty ? 'editing' : 'initial') : phase,
    busy: phase !== 'open',
    looking: lost !== undefined,
    failure: lost === undefined ? failure : failureOf(lost, lost.messages),
    restored: draft.restored && isDirty,
    submit: (event) => {
      event.preventDefault();
      // What is as it was needs no call.
      if (isDirty || failure !== undefined || options.isNew === true)
        void form.handleSubmit(save)(event);
      else close();
    },
    cancel: close,
    leave,
    discard: () => {
      drop();
      form.reset(values, { keepDirtyValues: false });
    },
  };
}
