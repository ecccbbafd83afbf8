import type { ReactNode } from 'react';
import type { Facts, Lookup } from '@/model/facts';
import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import type { PrimaryActions, Verb } from '@/model/verb';
import type { Tone } from '@/ui/note';

/** Its buttons are the record's remedies (`src/model/remedies.ts`). */
export interface StateMessage<R> {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string | ((record: R, facts: Lookup) => string);
}

export interface StateWords<K extends EditedKind> {
  readonly status?: (record: Records[K]) => string | undefined;
  readonly states: Readonly<Record<string, StateMessage<Records[K]>>>;
  readonly locked?: string;
  readonly seconds?: (record: Records[K], facts: Lookup) => number;
  readonly creating?: string;
}

export interface PagePart<K extends EditedKind> {
  readonly show: (record: Records[K], facts: Facts) => ReactNode;
  /** Absent if most records have no such part. */
  readonly outline?: ReactNode;
  /** True if a deleted record has no such part, e.g. costs. */
  readonly untilDeleted?: boolean;
}

export interface PageData<K extends EditedKind> {
  readonly kind: K;
  readonly noun: string;
  readonly verbs: readonly Verb<Records[K]>[];
  /** Absent for a kind without any. */
  readonly primaryActions?: (record: Records[K]) => PrimaryActions<Records[K]>;
  readonly actions?: (record: Records[K]) => ReactNode;
  /** Why the title cannot be renamed; a title that is no name has no rule. */
  readonly rename?: Rule<Records[K]>;
  readonly fixed?: (record: Records[K]) => boolean;
  readonly subtitle?: (record: Records[K]) => string | undefined;
  readonly marks?: (record: Records[K]) => ReactNode;
  readonly state?: StateWords<K>;
  readonly notes?: (record: Records[K], facts: Facts) => ReactNode;
  readonly strip?: PagePart<K>;
  readonly main: readonly PagePart<K>[];
  readonly side: readonly PagePart<K>[];
  readonly foot?: ReactNode;
}

/** Primary actions of a record, none by default. */
export function primaryActionsOf<K extends EditedKind>(
  { primaryActions }: Pick<PageData<K>, 'primaryActions'>,
  record: Records[K],
): PrimaryActions<Records[K]> {
  return primaryActions?.(record) ?? { note: [] };
}
