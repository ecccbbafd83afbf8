import type { ReportedAction, ReportedCall, ReportedConnection, ReportEntry } from '@/wire/report';
import { isObject } from '@mocks/replay/report-file';
import { graphqlErrors, isReload, isRead } from '@mocks/replay/recorded-calls';
import { ownEntry } from '../own-entry';

/** Description of an event. */
export interface Telling {
  readonly sort: ReportEntry['type'] | 'begin';
  readonly words: string;
  /** Subject of the event, or ''. */
  readonly detail: string;
  /** True if something went wrong. */
  readonly isFault: boolean;
  /** Part of the event that no report has, so that the screen lacks it. */
  readonly unseen?: string;
}

/** Progress of a call when it is shown: slow ones are shown twice. */
export type Told = 'once' | 'begun' | 'late';

const FAILURES: Readonly<Record<NonNullable<ReportedCall['failure']>, string>> = {
  network: 'No answer from the provider',
  unsent: 'Not sent: the browser was offline',
  cancelled: 'Cancelled',
  'not-json': 'Unreadable response',
  markup: 'A page of markup in the place of an answer',
};

const ACTIONS: Readonly<Record<string, string>> = {
  verb: 'Action',
  editor: 'Editor',
  command: 'Command',
  task: 'Task',
  toast: 'Message',
};

/** Parts that no report has, by the `what` of an action. */
const UNSEEN: Readonly<Record<string, string>> = {
  verb: 'its dialog',
  editor: 'what was typed',
  toast: 'its words',
};

const STREAMS: Readonly<Record<string, string>> = {
  idle: 'Event stream closed',
  connecting: 'Event stream lost, connecting again',
  connected: 'Event stream connected',
  offline: 'Event stream offline',
};

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

const asked = ({ method, path, operation }: ReportedCall): string =>
  operation === undefined ? `${method} ${path}` : `${operation} (${path})`;

/** Returns the provider's error, its name first; '' if there is none. */
function said(answer: unknown): string {
  if (!isObject(answer)) return '';
  const { error_name: name, error, errors } = answer;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const words = isObject(first) ? first['message'] : first;
  return [name ?? error, words].filter((text) => typeof text === 'string').join(': ');
}

/** True for the read that also checks the session: before anybody has signed in it gets a 401. */
const isSessionCheck = ({ method, path, status }: ReportedCall): boolean =>
  method === 'GET' && path === '/1.0/accounts' && status === 401;

function tellCall(call: ReportedCall, told: Told): Telling | undefined {
  const { status, failure, requestId, took = 0 } = call;
  if (failure === 'cancelled' || isSessionCheck(call)) return undefined;
  const tell = (words: string, isFault: boolean): Telling => ({
    sort: 'call',
    words,
    detail: joined(said(call.answer), asked(call), requestId && `request ${requestId}`),
    isFault,
    ...(isFault && !isRead(call) && { unseen: 'its message' }),
  });
  if (told === 'begun') return { ...tell('No answer yet', false), detail: asked(call) };
  const after = told === 'late' ? ` after ${(took / 1000).toFixed(1)} s` : '';
  if (failure !== undefined) return tell(FAILURES[failure] + after, true);
  if (status === 0) return tell(`${FAILURES.network}${after}`, true);
  if (status >= 400) {
    return tell(`${status >= 500 ? 'Failed' : 'Refused'} with status ${status}${after}`, true);
  }
  if (graphqlErrors(call).length > 0) return tell(`Refused by GraphQL${after}`, true);
  if (told === 'once' && isRead(call)) return undefined;
  return tell(`Answered with status ${status}${after}`, false);
}

function tellAction(action: ReportedAction): Telling {
  const { what, name, kind, ids = [], state } = action;
  if (isReload(action)) {
    const detail = state === undefined ? '' : `before it was ${state}`;
    return { sort: 'action', words: 'Page loaded again', detail, isFault: false };
  }
  const unseen = ownEntry(UNSEEN, what);
  return {
    sort: 'action',
    words: `${ownEntry(ACTIONS, what) ?? what}: ${name.replaceAll(/[-_]/gu, ' ')}${state === undefined ? '' : `, ${state}`}`,
    detail: joined(kind?.replaceAll('_', ' '), ids.join(', ')),
    isFault: state === 'failed',
    ...(unseen !== undefined && { unseen }),
  };
}

/** Describes the changes since `before`; undefined if there are none. */
function tellConnection(
  now: ReportedConnection,
  before: ReportedConnection | undefined,
): Telling | undefined {
  const was = before?.stream ?? 'idle';
  const isStart = was === 'idle' && now.stream === 'connecting';
  const changes = [
    ...(now.network === (before?.network ?? 'online')
      ? []
      : [now.network === 'offline' ? 'Network lost' : 'Network back']),
    ...(now.stream === was || isStart ? [] : [ownEntry(STREAMS, now.stream) ?? now.stream]),
    ...(now.session === (before?.session ?? 'valid') ? [] : [`Session ${now.session}`]),
  ];
  if (changes.length === 0) return undefined;
  return { sort: 'connection', words: changes.join('; '), detail: '', isFault: false };
}

/** Describes an entry; undefined for a success nobody saw. `before` is the last connection. */
export function tellingOf(
  entry: ReportEntry,
  told: Told,
  before: ReportEntry | undefined,
): Telling | undefined {
  switch (entry.type) {
    case 'call':
      return tellCall(entry, told);
    case 'route':
      return { sort: 'route', words: 'Page opened', detail: entry.path, isFault: false };
    case 'action':
      return tellAction(entry);
    case 'connection':
      return tellConnection(entry, before?.type === 'connection' ? before : undefined);
    case 'defect':
      return {
        sort: 'defect',
        words: `Panel error: ${entry.name}`,
        detail: entry.stack[0] ?? '',
        isFault: true,
      };
  }
}
