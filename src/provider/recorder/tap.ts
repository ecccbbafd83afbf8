import type {
  ReportedAction,
  ReportedCall,
  ReportedConnection,
  ReportedDefect,
  ReportedRoute,
} from '@/wire/report';

/** A GraphQL request's name. Only a query has its variables: a mutation's may be secrets. */
export type Operation = Pick<ReportedCall, 'operation' | 'variables'>;

/** A request without its body. `path` is that of the address; Orbit's begins at the account. */
export interface Asked extends Pick<ReportedCall, 'api' | 'method' | 'path'>, Operation {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The answer as it came; without a status there was none. */
interface Answered {
  readonly status?: number;
  readonly failure?: NonNullable<ReportedCall['failure']>;
  readonly headers?: Headers;
  /** Null if there was a body that is not kept, false if it had no room. */
  readonly text?: string | null | false | undefined;
}

export type OnResponse = (answered: Answered) => void;

/** Called when a call is sent, or later with that time; returns the listener for its answer. */
export type OnRequest = (asked: Asked, at?: number) => OnResponse;

type Raw<Entry> = Entry extends ReportedDefect
  ? { readonly type: 'defect'; readonly name: string; readonly stack: string }
  : Omit<Entry, 'at'>;

/** Events besides the calls, before redaction. */
export type Note =
  | Raw<ReportedRoute>
  | Raw<ReportedAction>
  | Raw<ReportedConnection>
  | Raw<ReportedDefect>;

/** A request, an answer, a note, or a `forget`. A request and its answer have the same number. */
export interface Exchange extends Answered {
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly number?: number;
  readonly asked?: Asked;
  readonly note?: Note;
  /** Earlier entries are another user's, or nobody's: they are dropped. */
  readonly isForgotten?: true;
}

export interface Tap {
  readonly onRequest: OnRequest;
  readonly note: (note: Note) => void;
  /** Sends everything to `to` from now on, kept entries first. */
  readonly lead: (to: (exchange: Exchange) => void) => void;
  /** Called at a session's end: the next may be another user's. */
  readonly forget: () => void;
  readonly now: () => number;
  readonly settings: unknown;
}

/** Key in `sessionStorage` of the last page's recording. Removed once nobody is signed in. */
export const RECORDING_KEY = 'wheelhouse.recording';

const MOST = 500;
const MOST_TEXT = 2 ** 20;

/**
 * Buffers raw traffic, up to 500 entries and 2²⁰ characters of answers, until the recorder takes
 * over. `now` is the steady clock.
 */
export function createTap(now: () => number, settings: unknown): Tap {
  let kept: Exchange[] = [];
  let length = 0;
  let count = 0;

  let pass = (exchange: Exchange) => {
    const longer = length + (exchange.text || '').length;
    const hasRoom = longer < MOST_TEXT;
    if (hasRoom) length = longer;
    kept = [...kept, hasRoom ? exchange : { ...exchange, text: false as const }].slice(-MOST);
  };
  const take = (exchange: Omit<Exchange, 'at'>, at = now()) => pass({ at, ...exchange });

  return {
    now,
    settings,
    onRequest: (asked, at) => {
      const number = ++count;
      take({ number, asked }, at);
      return (answered) => take({ number, ...answered });
    },
    note: (note) => take({ note }),
    lead: (to) => {
      pass = to;
      kept.forEach(to);
      kept = [];
    },
    forget: () => {
      kept = [];
      length = 0;
      take({ isForgotten: true });
    },
  };
}
