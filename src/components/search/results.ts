import type { Kind } from '@/model/kinds';
import type { Hit } from '@/model/search/hit';

/** The types of results (spec 3 §3); `na` leads nowhere that is known. */
export type ResultType = 'resource' | 'container' | 'text' | 'docs' | 'na';

interface Result {
  /** The same for the same result as long as anything is found: what is selected is held by it. */
  readonly key: string;
  readonly type: ResultType;
  readonly title: string;
  /** Told beside the title, in grey: an address, a size. */
  readonly detail?: string | undefined;
}

/** A record of the account. */
export interface FoundRecord extends Result {
  readonly type: 'resource' | 'container';
  readonly kind: Kind;
  readonly id: string;
  readonly account: string;
  /** A path of the panel. */
  readonly to: string;
  /** Why it is here, where neither title, id, detail nor status tells it: 'in group web'. */
  readonly hit?: Hit | undefined;
}

/** A page of the panel, or what the provider tells without a known way to it. */
export interface FoundPage extends Result {
  readonly type: 'text' | 'na';
  /** A path of the panel; absent of `na`. */
  readonly to?: string | undefined;
}

/** A page of the documentation, which opens beside the panel. */
export interface FoundDocument extends Result {
  readonly type: 'docs';
  /** A whole address. */
  readonly href: string;
}

export type Found = FoundRecord | FoundPage | FoundDocument;

export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  /** Up to 5 (spec 3 §9), the best first. */
  readonly items: readonly Found[];
  /** Of all that match. */
  readonly count: number;
  /** The list with all of them, where there are more. */
  readonly all?: string | undefined;
}
