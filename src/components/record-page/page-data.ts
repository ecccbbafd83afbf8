import type { ReactNode } from 'react';
import type { Facts, Lookup } from '@/model/facts';
import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/rule';
import type { PrimaryActions, Verb } from '@/model/verb';
import type { Tone } from '@/ui/note';

/** A note on a record's state. */
export interface StateMessage {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** True if only support can fix it. */
  readonly asksSupport?: boolean;
}

/** Texts on a kind's states, in addition to those of every page. */
export interface StateWords<K extends EditedKind> {
  /** Computes the status of a kind without a status field. */
  readonly status?: (record: Records[K]) => string | undefined;
  readonly states: Readonly<Record<string, StateMessage>>;
  /** Text on what a lock prevents, for kinds with locks. */
  readonly locked?: string;
  /** Usual duration of a creation in seconds, if known. */
  readonly seconds?: (record: Records[K], facts: Lookup) => number;
  /** Text shown during a creation. */
  readonly creating?: string;
}

/** A part of a record's page, with its placeholder until the record is read. */
export interface PagePart<K extends EditedKind> {
  readonly show: (record: Records[K], facts: Facts) => ReactNode;
  /** Absent if most records have no such part. */
  readonly outline?: ReactNode;
  /** True if a deleted record has no such part, e.g. costs. */
  readonly untilDeleted?: boolean;
}

/** A kind's page, as `RecordPage` draws it. */
export interface PageData<K extends EditedKind> {
  readonly kind: K;
  /** Name of the kind within a sentence: 'cloud IP'. */
  readonly noun: string;
  readonly verbs: readonly Verb<Records[K]>[];
  /** Absent for a kind without any. */
  readonly primaryActions?: (record: Records[K]) => PrimaryActions<Records[K]>;
  /** Replaces the buttons and the menu of the verbs. */
  readonly actions?: (record: Records[K]) => ReactNode;
  /** Why the title cannot be renamed; a title that is no name has no rule. */
  readonly rename?: Rule<Records[K]>;
  /** True if a record has no edit links at all. */
  readonly fixed?: (record: Records[K]) => boolean;
  /** Beside the title, in muted words. */
  readonly subtitle?: (record: Records[K]) => string | undefined;
  /** Beside the status. */
  readonly marks?: (record: Records[K]) => ReactNode;
  /** Only for kinds with states. */
  readonly state?: StateWords<K>;
  /** Below the notes on the state. */
  readonly notes?: (record: Records[K], facts: Facts) => ReactNode;
  /** Above both columns. */
  readonly strip?: PagePart<K>;
  readonly main: readonly PagePart<K>[];
  readonly side: readonly PagePart<K>[];
  /** Below both columns. */
  readonly foot?: ReactNode;
}

/** Primary actions of a record, none by default. */
export function primaryActionsOf<K extends EditedKind>(
  { primaryActions }: Pick<PageData<K>, 'primaryActions'>,
  record: Records[K],
): PrimaryActions<Records[K]> {
  return primaryActions?.(record) ?? { note: [] };
}
