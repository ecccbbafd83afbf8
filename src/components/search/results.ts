import type { Kind } from '@/model/kinds';
import type { Hit } from '@/model/search/hit';

/** Types of results (docs/product/search.md#result-types); `na` has no known page. */
export type ResultType = 'resource' | 'container' | 'text' | 'docs' | 'na';

interface Result {
  /** Stable for the same result while anything is found: the selection depends on it. */
  readonly key: string;
  readonly type: ResultType;
  readonly title: string;
  readonly detail?: string | undefined;
}

export interface FoundRecord extends Result {
  readonly type: 'resource' | 'container';
  readonly kind: Kind;
  readonly id: string;
  readonly account: string;
  readonly to: string;
  /** Reason for the match if title, id, detail and status do not show it: 'in group web'. */
  readonly hit?: Hit | undefined;
}

export interface FoundPage extends Result {
  readonly type: 'text' | 'na';
  readonly to?: string | undefined;
}

export interface FoundDocument extends Result {
  readonly type: 'docs';
  readonly href: string;
}

export type Found = FoundRecord | FoundPage | FoundDocument;

export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  /** Up to 5, the best first. */
  readonly items: readonly Found[];
  readonly count: number;
  readonly all?: string | undefined;
}
