import { nanoid, type Store } from '@reduxjs/toolkit';
import { type Call, type Calls, callsOf, isWithin } from '@/model/call';
import type { Kind } from '@/model/kinds';
import type { RemovalProgress } from '@/model/object/removal';
import type { VerbWords } from '@/model/verb';
import { sameValue } from '@/lib/same-value';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { OpenKey, PressKeys } from '@/provider/press-keys';
import { createSentNotes, type SentNotes } from '@/store/sent/sent-notes';
import type { Sent, SentFacts } from '@/store/sent/sent-storage';
import { toasts } from '@/store/toasts/toasts-slice';
import { type CallEnd, DONE, unsent } from './call-messages';
import { calls } from './calls-slice';
import { words } from '@/store/words';

export type CallOutcome = CallEnd | { ok: false; cancelled: true };

export interface CallStep {
  readonly call: Call;
  readonly title?: string;
  readonly doing?: string;
  /** Waits until all changes of earlier steps have been seen. */
  readonly settled?: true;
}

/** A wait for another party between two calls, e.g. a bank's confirmation. Never rejects. */
export interface WaitStep {
  readonly wait: () => Promise<CallEnd>;
}

export type Step = CallStep | WaitStep;

export type Run = Generator<Step, CallEnd, CallEnd>;

export type Change = Calls | (() => Run);

export interface AccountCall {
  readonly call: Call;
  readonly account: string;
}

export interface CallRequest extends VerbWords {
  verb: string;
  title: string;
  call: Change;
  account: string;
  about?: string;
  steps?: readonly string[];
  success?: string;
  /** A dialog or a form waits, and shows a failure itself. */
  isWatched?: boolean;
  /** No task is shown: it changes nothing visible, e.g. a request before a form's own. */
  isQuiet?: boolean;
  /** It contains a password, so nothing is kept for another try. */
  isSecret?: boolean;
  /** Its steps skip what is already done, so another try is offered after a part. */
  resumes?: boolean;
  /** Keys of an earlier try of this press with an unknown end: an equal call reuses its key. */
  openKeys?: readonly OpenKey[] | undefined;
  /**
   * `route` is the address of the form, with a note from sending until the end is known. `over` is
   * the task of the note found there at the press. If another window has replaced that note by the
   * task's turn, the call is not sent.
   */
  sent?: SentFacts & { readonly route: string; readonly over?: string | undefined };
  /** Called once the first of several titled steps is accepted: nobody need wait for the rest. */
  begun?(): void;
}

interface StartedCall {
  id: string;
  /** Resolves once the provider has accepted or refused all calls; never rejects. */
  outcome: Promise<CallOutcome>;
  keys?: Pick<PressKeys, 'open'> | undefined;
}

export interface LostCall {
  readonly call: Call;
  readonly error: ApiErrorFacts;
  /** Records of its kind that were known before; undefined unless all were. */
  readonly before: ReadonlySet<string> | undefined;
  readonly isNoted?: true;
}

/** A task with data that the store must not hold: bodies, secrets, promises. */
export interface Entry extends StartedCall {
  readonly request: CallRequest;
  keys: PressKeys | undefined;
  /** Request for another try, without accepted calls; undefined if those cannot be left out. */
  readonly remaining: () => CallRequest | undefined;
  isPartDone: boolean;
  readonly onProgress: (progress: RemovalProgress) => void;
  readonly run: Run;
  readonly first: IteratorResult<CallStep, CallEnd>;
  readonly resolve: (outcome: CallOutcome) => void;
  /** True once its outcome is set; its change may not show yet. */
  hasEnded: boolean;
  /** Records that it is changing: no other task's calls to them go out. */
  readonly lanes: Set<string>;
  waiting: { readonly lane: string; release?: () => void } | undefined;
  isSending: boolean;
  lost?: LostCall | undefined;
  /** Set for a task that sends nothing and looks for the end of this call. */
  readonly look?: LostCall;
  readonly notes: SentNotes;
  note?: Sent | undefined;
  noteBefore?: Sent | undefined;
  noted?: Kind;
}

/** A press known only by its note: of another window, or of this one before a reload. */
export interface NotedPress {
  readonly note: Sent;
  readonly request: Pick<CallRequest, 'verb' | 'title' | 'account' | 'sent' | keyof VerbWords>;
}

export interface CallManager {
  /** Returns an equal task instead, if that has no outcome yet. */
  startCall(request: CallRequest): StartedCall;
  cancel(id: string): void;
  retry(id: string): void;
  /**
   * Reads again if a change with an unknown end was done; undefined if no read can show it. Sends
   * nothing. For a press that this window does not remember, `noted` says what to read.
   */
  check(id: string, noted?: NotedPress): Promise<CallOutcome> | undefined;
  dismiss(ids: readonly string[]): void;
  readonly entries: Map<string, Entry>;
  readonly failed: Map<string, CallRequest>;
  readonly lost: Map<string, Entry>;
  readonly notes: SentNotes;
  cancelAll(): void;
}

function afterOthers(end: Extract<CallEnd, { ok: false }>, before: readonly Call[]): CallEnd {
  const titles = before.flatMap(({ step }) => (step === undefined ? [] : step.title));
  if (titles.length === 0) return end;
  return {
    ...end,
    error: { ...end.error, messages: [...end.error.messages, words.call.doneBefore(titles)] },
  };
}

function* inOrder(calls: readonly Call[], onAccepted: (count: number) => void): Run {
  let end = DONE;
  for (const [index, call] of calls.entries()) {
    end = yield { call, settled: true, ...call.step };
    if (!end.ok) return afterOthers(end, calls.slice(0, index));
    onAccepted(index + 1);
  }
  return end;
}

function titlesOf(calls: readonly Call[]): readonly string[] | undefined {
  const titles = calls.flatMap(({ step }) => step?.title ?? []);
  return titles.length > 1 && titles.length === calls.length ? titles : undefined;
}

function firstOf(run: Run): Entry['first'] {
  const { done, value } = run.next();
  if (done === true) return { done, value };
  if (!('call' in value)) throw new TypeError('A task begins with a call');
  return { value };
}

/** The request as data. Functions differ at each press, so a run is compared by its first call. */
function askedBy({
  request: { openKeys: _, ...request },
  first,
}: Pick<Entry, 'request' | 'first'>) {
  const fields = Object.entries(request).filter(([, value]) => typeof value !== 'function');
  return { ...Object.fromEntries<unknown>(fields), first: first.done === true ? {} : first.value };
}

function isSameTask(
  one: Pick<Entry, 'request' | 'first'>,
  other: Pick<Entry, 'request' | 'first'>,
): boolean {
  return sameValue(askedBy(one), askedBy(other));
}

function pending(): Pick<Entry, 'outcome' | 'resolve' | 'hasEnded'> {
  let resolve: Entry['resolve'] = () => undefined;
  const outcome = new Promise<CallOutcome>((done) => {
    resolve = done;
  });
  return { outcome, resolve, hasEnded: false };
}

export function createCallManager({ dispatch }: Pick<Store, 'dispatch'>): CallManager {
  const entries = new Map<string, Entry>();
  const failed = new Map<string, CallRequest>();
  const lost = new Map<string, Entry>();
  const notes = createSentNotes();

  function dismiss(ids: readonly string[]) {
    for (const id of ids) {
      failed.delete(id);
      lost.delete(id);
    }
    dispatch(calls.actions.dismissed(ids));
    // Their toasts offer requests that are no longer kept.
    for (const key of ids) dispatch(toasts.actions.cleared({ key }));
  }

  function twin(request: CallRequest, first: Entry['first']): Entry | undefined {
    for (const entry of entries.values()) {
      if (entry.hasEnded || entry.look !== undefined) continue;
      if (isSameTask(entry, { request, first })) return entry;
    }
    return undefined;
  }

  /** True if a payment of the same form has no end yet: two are never queued. */
  function isPaid({ sent }: CallRequest): boolean {
    if (sent?.amount === undefined) return false;
    return [...entries.values()].some(
      ({ hasEnded, request }) => !hasEnded && request.sent?.route === sent.route,
    );
  }

  function entryOf(
    id: string,
    asked: Pick<Entry, 'request' | 'run' | 'first'>,
    remaining: Entry['remaining'],
  ): Entry {
    return {
      ...asked,
      ...pending(),
      id,
      keys: undefined,
      remaining,
      onProgress: (progress) => dispatch(calls.actions.progressed({ id, progress })),
      lanes: new Set(),
      waiting: undefined,
      isSending: false,
      isPartDone: false,
      notes,
    };
  }

  function enqueue(entry: Entry, call: Call, steps: readonly string[] | undefined) {
    const { id, request } = entry;
    const { verb, title, account, todo, doing, about, isQuiet } = request;
    const { kind, id: record } = call;
    entries.set(id, entry);
    dispatch(
      calls.actions.enqueued({
        id,
        verb,
        title,
        kind,
        account,
        ...(record !== undefined && { record }),
        ...(todo !== undefined && { todo }),
        ...(doing !== undefined && { doing }),
        ...(about !== undefined && { about }),
        ...(steps && { steps: steps.map((each) => ({ title: each })) }),
        ...(isWithin(call) && { isWithin: true }),
        ...(isQuiet === true && { isQuiet }),
      }),
    );
  }

  function lookBy({ note, request: asked }: NotedPress): Entry | undefined {
    if (note.look === undefined) return undefined;
    const { kind, before, name } = note.look;
    const call: Call = { kind, method: 'POST', ...(name !== undefined && { body: { name } }) };
    const request = { ...asked, call, isWatched: true };
    const run = inOrder([call], () => undefined);
    const { error } = unsent(kind, words.lostAnswer.elsewhere);
    return {
      ...entryOf(note.id, { request, run, first: { value: { call } } }, () => request),
      lost: { call, error: { ...error, kind: 'network' }, before: new Set(before), isNoted: true },
      note,
    };
  }

  function startCall(request: CallRequest): StartedCall {
    const { call } = request;
    const list = typeof call === 'function' ? [] : callsOf(call);
    const { steps = titlesOf(list) } = request;
    let remaining = request;
    const run =
      typeof call === 'function'
        ? call()
        : inOrder(list, (done) => {
            remaining = { ...request, call: list.slice(done) };
            if (done === 1 && titlesOf(list) !== undefined) request.begun?.();
          });
    const first = firstOf(run);
    const same = twin(request, first);
    if (same !== undefined) return same;
    if (!first.done && isPaid(request)) {
      const { kind } = first.value.call;
      return { id: '', outcome: Promise.resolve(unsent(kind, words.call.paying)) };
    }
    if (first.done) return { id: nanoid(), outcome: Promise.resolve(first.value) };
    const entry = entryOf(nanoid(), { request, run, first }, () =>
      typeof call === 'function' && entry.isPartDone && request.resumes !== true
        ? undefined
        : remaining,
    );
    enqueue(entry, first.value.call, steps);
    return entry;
  }

  return {
    entries,
    failed,
    lost,
    notes,
    startCall,
    dismiss,
    check(id, noted) {
      const kept = lost.get(id);
      const under = entries.get(id);
      if (kept === undefined && under !== undefined) return under.outcome;
      const entry = kept ?? (noted && lookBy(noted));
      if (entry?.lost === undefined) return undefined;
      // A cancelled look keeps the note.
      const look = { ...entry, ...pending(), look: entry.lost, noteBefore: entry.note };
      lost.delete(id);
      if (kept === undefined) {
        // An earlier look has the same id.
        dismiss([id]);
        enqueue(look, entry.lost.call, undefined);
      } else {
        entries.set(id, look);
        dispatch(calls.actions.moved());
      }
      return look.outcome;
    },
    retry(id) {
      const request = failed.get(id);
      if (request === undefined) return;
      dismiss([id]);
      // No dialog waits for it any more.
      startCall({ ...request, isWatched: false });
    },
    cancel: (id) => {
      dispatch(calls.actions.cancelRequested(id));
    },
    cancelAll: () => {
      for (const { resolve } of entries.values()) resolve({ ok: false, cancelled: true });
      entries.clear();
      failed.clear();
      lost.clear();
    },
  };
}
