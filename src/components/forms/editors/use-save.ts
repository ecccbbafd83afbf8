import {
  type FormEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { refusalOf } from '@/components/forms/dialogs/refusals';
import { useCalls } from '@/components/activity/calls/calls-context';
import { TapContext } from '@/components/failure/report/tap-context';
import { useAccount } from '@/components/scope/account-scope';
import { joinMessages } from '@/lib/text';
import type { VerbWords } from '@/model/verb';
import {
  doneTitle,
  errorToast,
  failedTitle,
  isUnsettled,
  type Stopped,
  unknownTitle,
  unknownToast,
} from '@/store/calls/call-messages';
import { isUnderWay, selectCall, type WithCalls } from '@/store/calls/calls-slice';
import type { CallOutcome, CallRequest, Change, NotedPress } from '@/store/calls/manager';
import type { SentFacts } from '@/store/sent/sent-storage';
import { toasts } from '@/store/toasts/toasts-slice';
import { useMounted } from '@/ui/use-later';
import { type SaveFailure, failureOf, jointOf, sortMessages } from './save-failure';
import { type EditorFormOptions, useEditorForm } from './use-editor-form';
import { type KeptSent, useKeptSent } from './use-kept-sent';
import { words } from './words';

/** In `editing` the input differs from the record. */
export type SaveState = 'initial' | 'editing' | 'saving' | 'closing';

/** The reason why a request could not be made. Nothing is sent. */
export interface Unmade {
  readonly failure: SaveFailure | undefined;
}

type SavedAnswer = Extract<CallOutcome, { ok: true }>['answer'];
type Failed = Extract<CallOutcome, { error: unknown }>;

export interface SaveOptions<Values extends FieldValues, Output extends FieldValues>
  extends
    EditorFormOptions<Values, Output>,
    Readonly<Pick<CallRequest, 'verb' | 'title' | 'about' | 'resumes'>> {
  next?(answer: SavedAnswer, output: Output): string;
  /**
   * True if it edits no fields of a record. It is sent even if unchanged, and a note of it is kept.
   */
  readonly isNew?: boolean;
  /**
   * May wait for a prerequisite, such as a card's token. If that fails, returns the reason, if
   * there is one to show.
   */
  request(output: Output): Change | Promise<Change | Unmade>;
  /** Called when a check finds the one record that a press of this form created. */
  found?(output: Output): void;
  /** For actions that take time after they are accepted. */
  readonly words?: VerbWords;
  steps?(output: Output): CallRequest['steps'];
  /** A toast once all steps are accepted. A form whose page shows the value needs none. */
  success?(output: Output): string;
  readonly failureWords?: (error: Failed['error']) => readonly string[];
  readonly firstMessageAt?: Path<Values>;
  /** True if a failure also shows as a toast. The next attempt clears it. */
  readonly failsInToast?: boolean;
  /** Names the action in the message about an ended session; 'saved' by default. */
  readonly does?: Stopped;
  readonly kept?: KeptSent;
  sent?(output: Output): SentFacts;
  readonly wireNames?: Readonly<Record<string, Path<Values>>>;
}

export interface Editor<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly state: SaveState;
  readonly busy: boolean;
  /** The answer was lost: the record is read to see whether the save was done. */
  readonly looking: boolean;
  readonly failure: SaveFailure | undefined;
  /**
   * Set if the last press has no known end. The form offers no other press until that is settled.
   */
  readonly unsettled?: 'under way' | 'unknown' | undefined;
  readonly notice?: ReactNode;
  readonly check?: (() => void) | undefined;
  /** Sends the current input, although the previous press may have been done. */
  readonly sendAgain?: () => void;
  readonly restored: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly cancel: () => void;
  readonly leave: () => void;
  readonly discard: () => void;
}

const NONE: readonly never[] = [];

export function useSave<Values extends FieldValues, Output extends FieldValues>(
  options: SaveOptions<Values, Output>,
): Editor<Values, Output> {
  const account = useAccount();
  const { values, parent, verb } = options;
  const calls = useCalls();
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [unknown, setUnknown] = useState<SaveFailure>();
  const [callId, setCallId] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { kept: given } = options;
  const common = useKeptSent(words.sent.form(options.title), options.root);
  const kept = given ?? (options.isNew === true ? common : undefined);
  const [noted, setNoted] = useState(given?.state);
  if (noted !== given?.state) {
    setNoted(given?.state);
    // Somebody has dismissed the note.
    if (noted === 'unknown' && given?.state === undefined) setUnknown(undefined);
  }
  // While this form itself waits, its button says so.
  const unsettled = busy ? undefined : (kept?.state ?? (isOpen ? 'unknown' : undefined));
  const { form, isDirty, closing, restored, drop, closeTo, leave, discard } = useEditorForm({
    ...options,
    leaves: busy && callId !== '' ? 'sent' : unsettled === undefined ? 'unsaved' : 'unknown',
  });
  // State would be set too late for a second press.
  const saving = useRef(false);
  // The next press retries the last while its end is unknown. A given note has its own keys.
  const openKeys = useRef<CallRequest['openKeys']>(undefined);
  const last = useRef<Output>(undefined);
  // The last press may be from an earlier form at this address, or from another window.
  const pressed = busy ? callId : (kept?.sent?.id ?? callId);
  const sent = useSelector((state: WithCalls) => selectCall(state, pressed));
  const lost = sent?.status === 'looking' ? sent.error : undefined;
  // Forms with a given note have a check of their own, if any.
  const isLooking = sent !== undefined && isUnderWay(sent);
  const canCheck =
    given === undefined && (sent?.canCheck === true || (kept?.mayLook === true && !isLooking));
  const mounted = useMounted();
  const tap = use(TapContext);
  const note = useCallback(
    (state: string) => tap?.note({ type: 'action', what: 'editor', name: verb, state }),
    [tap, verb],
  );
  useEffect(() => note('opened'), [note]);
  const close = useCallback(() => closeTo(parent), [closeTo, parent]);

  /** True if a dialog shows it already. */
  const isReported = ({ kind, error }: Failed) => refusalOf({ kind, verb, error }) !== undefined;

  function fail(outcome: Exclude<CallOutcome, { ok: true }>, task: string) {
    setBusy(false);
    if (!('error' in outcome)) {
      setFailure(failureOf(undefined, NONE, undefined, options.does));
      return;
    }
    if (isReported(outcome)) return;
    if (outcome.isUnknown === true) {
      // Words for a failure do not fit an unknown end.
      setUnknown(failureOf(outcome.error, outcome.error.messages));
      setOpen(given === undefined && isUnsettled(outcome));
      if (last.current && outcome.made?.length === 1) options.found?.(last.current);
      return;
    }
    const own = Object.keys(values).map((name) => [name, name as Path<Values>] as const);
    const names = { ...Object.fromEntries(own), ...options.wireNames };
    const { failureWords, firstMessageAt } = options;
    const [first] = outcome.error.messages;
    if (firstMessageAt && first !== undefined && outcome.error.messageSource === 'fields') {
      form.setError(firstMessageAt, { type: 'server', message: first }, { shouldFocus: true });
      return;
    }
    const messages = failureWords?.(outcome.error) ?? outcome.error.messages;
    const joint = jointOf(outcome.kind, outcome.error);
    if (options.failsInToast === true) {
      const message = joinMessages(messages, joint);
      dispatch(toasts.actions.shown({ tone: 'error', message, cause: outcome.error, task }));
    }
    const sorted = sortMessages<Path<Values>>({ ...outcome.error, messages }, names, joint);
    sorted.fields.forEach(({ field, message }, index) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (sorted.form.length > 0)
      setFailure(failureOf(outcome.error, sorted.form, joint, options.does));
  }

  function clear() {
    setFailure(undefined);
    setUnknown(undefined);
    setOpen(false);
  }

  async function save(output: Output) {
    if (saving.current) return;
    saving.current = true;
    clear();
    setCallId('');
    setBusy(true);
    const change = options.request(output);
    const call = change instanceof Promise ? await change : change;
    // The reader may have left meanwhile.
    if (!mounted.current) return;
    if ('failure' in call) {
      saving.current = false;
      setBusy(false);
      setFailure(call.failure);
      return;
    }
    note('asked');
    const { title, about, words: own, isSecret, resumes } = options;
    const steps = options.steps?.(output);
    const success = options.success?.(output);
    const started = calls.startCall({
      verb,
      title,
      account,
      call,
      ...own,
      ...(about !== undefined && { about }),
      ...(steps && { steps }),
      ...(success !== undefined && { success }),
      ...(isSecret === true && { isSecret }),
      ...(resumes === true && { resumes }),
      openKeys: given ? given.openKeys() : (openKeys.current ?? kept?.openKeys()),
      isWatched: true,
      ...(kept && {
        sent: { route: kept.route, over: kept.sent?.id, ...options.sent?.(output) },
      }),
      begun: close,
    });
    setCallId(started.id);
    const ended = await started.outcome;
    openKeys.current = started.keys?.open;
    saving.current = false;
    last.current = output;
    finish(ended, started.id);
  }

  function finish(ended: CallOutcome, task: string) {
    const output = last.current;
    if (!mounted.current) endUnseen(ended, task);
    else if (ended.ok) closeTo((output && options.next?.(ended.answer, output)) ?? parent);
    else fail(ended, task);
  }

  function notedPress(): NotedPress | undefined {
    if (kept?.sent === undefined) return undefined;
    const { id, at, keys, look } = kept.sent;
    const note = { id, at, ...(keys && { keys }), ...(look && { look }) };
    const { title, words: own } = options;
    return { note, request: { verb, title, account, ...own, sent: { route: kept.route } } };
  }

  async function check() {
    const looking = calls.check(pressed, notedPress());
    if (looking === undefined) return;
    clear();
    setCallId(pressed);
    setBusy(true);
    const keys = kept?.openKeys();
    const ended = await looking;
    if (!ended.ok && !('error' in ended)) {
      // The look was cancelled.
      setBusy(false);
      return;
    }
    // Not found yet, it may still be done. Another try sends the same keys.
    if (!ended.ok && ended.isUnknown !== true) openKeys.current ??= keys;
    finish(ended, pressed);
  }

  const asked = { ...options, ...options.words };

  /** Reports the end by a toast after the user has left; does not navigate. */
  function endUnseen(ended: CallOutcome, task: string) {
    if (ended.ok) {
      drop();
      // The queue's own toast says it if the form has words.
      if (options.success !== undefined || options.words?.done !== undefined) return;
      const to = last.current && options.next?.(ended.answer, last.current);
      const message = doneTitle(asked);
      dispatch(toasts.actions.shown({ tone: 'success', message, task, ...(to && { to }) }));
    } else if ('error' in ended && !isReported(ended)) {
      dispatch(
        toasts.actions.shown({
          ...('isUnknown' in ended
            ? unknownToast(ended.error, asked)
            : errorToast(ended.error, failedTitle(asked))),
          task,
        }),
      );
    }
  }

  const maybe = unknown && { ...unknown, what: unknownTitle(asked), isUnknown: true };
  const failed = failure && { ...failure, what: failedTitle(asked) };
  // A given note says it already. The common note is for windows that do not know the reason.
  const told = given?.state === undefined ? maybe : undefined;
  const isTold = unknown !== undefined || lost !== undefined;
  const notice = given ? given.notice(maybe) : !isTold && kept?.notice();
  const looking = lost && { ...failureOf(lost, lost.messages), isUnknown: true };
  return {
    form,
    state: closing ? 'closing' : busy ? 'saving' : isDirty ? 'editing' : 'initial',
    busy: busy || closing,
    looking: lost !== undefined,
    failure: looking ?? failed ?? told,
    unsettled: closing ? undefined : unsettled,
    notice: busy || closing ? null : notice,
    ...(canCheck && { check: () => void check() }),
    sendAgain: () => void form.handleSubmit(save)(),
    restored,
    submit: (event) => {
      event.preventDefault();
      if (unsettled !== undefined) return;
      // Unchanged fields need no call.
      if (isDirty || (failure ?? unknown) !== undefined || options.isNew === true)
        void form.handleSubmit(save)(event);
      else close();
    },
    cancel: close,
    leave,
    discard,
  };
}
