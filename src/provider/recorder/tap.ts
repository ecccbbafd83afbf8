import type {
  ReportedAction,
  ReportedCall,
  ReportedConnection,
  ReportedDefect,
  ReportedRoute,
} from '@/wire/report';

/** Of a GraphQL request; the variables of a query alone, for a mutation's may be secrets. */
export type Operation = Pick<ReportedCall, 'operation' | 'variables'>;

/** What goes out, without what is sent with it. `path` is the address's, of Orbit with its `/v1`. */
export interface Asked extends Pick<ReportedCall, 'api' | 'method' | 'path'>, Operation {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
}

/** How it was answered, as it came; status 0 where it was not. */
interface Answered extends Partial<Pick<ReportedCall, 'failure'>> {
  readonly status?: number;
  readonly headers?: Headers;
  readonly text?: string;
}

export type Tell = (answered: Answered) => void;

/** Called as a call goes out; returns what to tell its answer. */
export type Hear = (asked: Asked) => Tell;

type Raw<Entry> = Entry extends ReportedDefect
  ? { readonly type: 'defect'; readonly name: string; readonly stack: string }
  : Omit<Entry, 'at'>;

/** What happens beside the calls, as it was. */
export type Noted =
  | Raw<ReportedRoute>
  | Raw<ReportedAction>
  | Raw<ReportedConnection>
  | Raw<ReportedDefect>;

/** What is handed on, with milliseconds since the epoch. What is asked and its answer have one number. */
export type Heard = { readonly at: number } & (
  | { readonly number: number; readonly asked: Asked }
  | {
      readonly number: number;
      readonly status: number;
      readonly failure?: NonNullable<ReportedCall['failure']>;
      /** Names in lower case. */
      readonly headers?: Readonly<Record<string, string>>;
      readonly text?: string;
    }
  | { readonly noted: Noted }
  /** What was before is another's, or nobody's: it is dropped wherever it is. */
  | { readonly forgotten: true }
);

/** Hears what is asked, answered and done, and hands it on. */
export interface Tap {
  readonly hear: Hear;
  readonly note: (noted: Noted) => void;
  /** From now on everything goes there, what was kept first; to nobody, it is kept. */
  readonly lead: (to: ((heard: Heard) => void) | undefined) => void;
  /** At a session's end: the next may be another user's. */
  readonly forget: () => void;
}

/** So many, of so many characters in all, are kept. */
const MOST = 500;
const MOST_TEXT = 2 ** 20;

/** Headers that let somebody in. */
const SECRET = /key|token|cookie|auth/u;

/** The path of an address, as it stands there. */
export const pathOf = (address: string): string => address.replace(/^\w+:\/\/[^/]*|[?#].*$/gu, '');

/** It neither reads nor redacts: that is the worker's, until which it keeps little. `now` is the steady clock. */
export function createTap(now: () => number): Tap {
  let kept: Heard[] = [];
  let length = 0;
  let count = 0;
  let pass: ((heard: Heard) => void) | undefined;

  const textOf = (heard?: Heard) => (heard && 'text' in heard && heard.text) || '';
  const keep = (heard: Heard) => {
    kept.push(heard);
    length += textOf(heard).length;
    while (kept.length > MOST || length > MOST_TEXT) length -= textOf(kept.shift()).length;
  };
  const empty = () => {
    kept = [];
    length = 0;
  };
  const take = (heard: Heard) => (pass ?? keep)(heard);

  return {
    hear: (asked) => {
      const number = ++count;
      take({ at: now(), number, asked });
      return ({ status = 0, headers, text, failure }) => {
        // What a change is answered with may be a secret, which is not kept here.
        const isKept =
          pass ?? (status >= 400 || asked.method === 'GET' || asked.variables !== undefined);
        take({
          at: now(),
          number,
          status,
          ...(failure && { failure }),
          ...(headers && {
            headers: Object.fromEntries([...headers].filter(([name]) => !SECRET.test(name))),
          }),
          ...(text !== undefined && isKept && { text }),
        });
      };
    },
    note: (noted) => take({ at: now(), noted }),
    lead: (to) => {
      pass = to;
      if (to === undefined) return;
      kept.forEach(to);
      empty();
    },
    forget: () => {
      empty();
      take({ at: now(), forgotten: true });
    },
  };
}
