import type { Kind } from '@/model/kinds';
import type { Hit } from '@/model/search/hit';

/** Types of results (spec 3 §3); `na` has no known page. */
export type ResultType = 'resource' | 'container' | 'text' | 'docs' | 'na';

interface Result {
  /** Stable for the same result while anything is found: the selection depends on it. */
  readonly key: string;
  readonly type: ResultType;
  readonly title: string;
  /** Grey text beside the title: an address, a size. */
  readonly detail?: string | undefined;
}

/** A record of the account. */
export interface FoundRecord extends Result {
  readonly type: 'resource' | 'container';
  readonly kind: Kind;
  readonly id: string;
  readonly account: string;
  /** Path in the panel. */
  readonly to: string;
  /** Reason for the match if title, id, detail and status do not show it: 'in group web'. */
  readonly hit?: Hit | undefined;
}

/** A page of the panel, or a result of the provider that has no known page. */
export interface FoundPage extends Result {
  readonly type: 'text' | 'na';
  /** Path in the panel; absent for `na`. */
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
  /** Number of all matches. */
  readonly count: number;
  /** Address of the list with all matches, if there are more. */
  readonly all?: string | undefined;
}
