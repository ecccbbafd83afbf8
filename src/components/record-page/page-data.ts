import type { ReactNode } from 'react';
import type { Facts, Lookup } from '@/model/facts';
import type { EditedKind } from '@/model/paths';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import type { Foremost, Verb } from '@/model/verb';
import type { Tone } from '@/ui/note';

/** What a page says of a record's state. */
export interface StateMessage {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** Nobody but support can put it right. */
  readonly asksSupport?: boolean;
}

/** What a kind's page says of states, beside what every page does. */
export interface StateWords<K extends EditedKind> {
  /** Of a kind whose status other fields tell. */
  readonly status?: (record: Records[K]) => string | undefined;
  readonly states: Readonly<Record<string, StateMessage>>;
  /** What a lock prevents, of a kind that has locks. */
  readonly locked?: string;
  /** How long a creation takes, if that is known (seconds). */
  readonly seconds?: (record: Records[K], facts: Lookup) => number;
  /** Said during a creation. */
  readonly creating?: string;
}

/** A part of a record's page, and what holds its place before the record is read. */
export interface PagePart<K extends EditedKind> {
  readonly show: (record: Records[K], facts: Facts) => ReactNode;
  /** Absent where most records have no such part. */
  readonly outline?: ReactNode;
  /** A deleted record has none: what it costs. */
  readonly untilDeleted?: boolean;
}

/** A kind's page, as `RecordPage` draws it. */
export interface PageData<K extends EditedKind> {
  readonly kind: K;
  /** What a sentence calls a record: 'cloud IP'. */
  readonly noun: string;
  readonly verbs: readonly Verb<Records[K]>[];
  readonly foremost: (record: Records[K]) => Foremost<Records[K]>;
  /** In the place of the buttons and the menu of those verbs. */
  readonly actions?: (record: Records[K]) => ReactNode;
  /** Why the title cannot be renamed; a title that is no name has no rule. */
  readonly rename?: Rule<Records[K]>;
  /** Whether a record shows no edit at all. */
  readonly fixed?: (record: Records[K]) => boolean;
  /** Beside the title, in muted words. */
  readonly subtitle?: (record: Records[K]) => string | undefined;
  /** Beside the status. */
  readonly marks?: (record: Records[K]) => ReactNode;
  /** Of a kind whose records have states. */
  readonly state?: StateWords<K>;
  /** Below what is said of the state. */
  readonly notes?: (record: Records[K], facts: Facts) => ReactNode;
  /** Above both columns. */
  readonly strip?: PagePart<K>;
  readonly main: readonly PagePart<K>[];
  readonly side: readonly PagePart<K>[];
  /** Below both columns. */
  readonly foot?: ReactNode;
}
