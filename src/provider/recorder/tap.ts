import type {
  ReportedAction,
  ReportedCall,
  ReportedConnection,
  ReportedDefect,
  ReportedRoute,
} from '@/wire/report';

/** Of a GraphQL request; the variables of a query alone, for a mutation's may be secrets. */
export type Operation = Pick<ReportedCall, 'operation' | 'variables'>;

/** What goes out, without what is sent with it. `path` is the address's, of Orbit from the account on. */
export interface Asked extends Pick<ReportedCall, 'api' | 'method' | 'path'>, Operation {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
}

/** How it was answered, as it came; without a status it was not. */
interface Answered {
  readonly status?: number;
  readonly failure?: NonNullable<ReportedCall['failure']>;
  readonly headers?: Headers;
  /** Null where there was one that is not kept, false where there was no room for it. */
  readonly text?: string | null | false | undefined;
}

export type Tell = (answered: Answered) => void;

/** Called as a call goes out, or with when it did; returns what to tell its answer. */
export type Hear = (asked: Asked, at?: number) => Tell;

type Raw<Entry> = Entry extends ReportedDefect
  ? { readonly type: 'defect'; readonly name: string; readonly stack: string }
  : Omit<Entry, 'at'>;

/** What happens beside the calls, as it was. */
export type Noted =
  | Raw<ReportedRoute>
  | Raw<ReportedAction>
  | Raw<ReportedConnection>
  | Raw<ReportedDefect>;

/** Something that was asked, answered, noted or forgotten. What is asked and its answer have one number. */
export interface Heard extends Answered {
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly number?: number;
  readonly asked?: Asked;
  readonly noted?: Noted;
  /** What was before is another's, or nobody's: it is dropped wherever it is. */
  readonly isForgotten?: true;
}

/** Hears what is asked, answered and done, and hands it on. */
export interface Tap {
  readonly hear: Hear;
  readonly note: (noted: Noted) => void;
  /** From now on everything goes there, what was kept first. */
  readonly lead: (to: (heard: Heard) => void) => void;
  /** At a session's end: the next may be another user's. */
  readonly forget: () => void;
  readonly now: () => number;
  /** As `config.json` has them. */
  readonly settings: unknown;
}

/** In `sessionStorage`: what opens the recording of the page before. Gone once nobody is signed in. */
export const CLAIM_KEY = 'wheelhouse.recording';

/** So many are kept, with answers of so many characters in all. */
const MOST = 500;
const MOST_TEXT = 2 ** 20;

/** It neither reads nor redacts: that is for whoever takes it, until when it keeps little. `now` is the steady clock. */
export function createTap(now: () => number, settings: unknown): Tap {
  let kept: Heard[] = [];
  let length = 0;
  let count = 0;

  let pass = (heard: Heard) => {
    const longer = length + (heard.text || '').length;
    const hasRoom = longer < MOST_TEXT;
    if (hasRoom) length = longer;
    kept = [...kept, hasRoom ? heard : { ...heard, text: false as const }].slice(-MOST);
  };
  const take = (heard: Omit<Heard, 'at'>, at = now()) => pass({ at, ...heard });

  return {
    now,
    settings,
    hear: (asked, at) => {
      const number = ++count;
      take({ number, asked }, at);
      return (answered) => take({ number, ...answered });
    },
    note: (noted) => take({ noted }),
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
