import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import type { IconName } from '@/ui/icon';

/** A record, known or not yet. */
export interface RecordPlace {
  readonly kind: Kind;
  readonly id: string;
  /** Its account, if that may be another than the one shown. */
  readonly account?: string;
}

/**
 * Effect of a press: follows a link, here or outside, acts once the palette has closed, or
 * searches.
 */
export type Deed =
  | { readonly to: string; readonly run?: () => void }
  | { readonly href: string }
  | { readonly run: () => void }
  | { readonly typed: string };

interface RowWords {
  /** Unique, and stable while the row is about the same thing. */
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Further words that find the row. */
  readonly words?: string;
  /** Id shown beside the label. */
  readonly note?: string;
  readonly end?: ReactNode;
  /** Reason why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Record that the row leads to, whose verbs it can show. */
  readonly about?: RecordPlace;
  /** Id of the record that the row's verb is for. */
  readonly verbOf?: string;
}

/** One line of the palette. */
export type Row = RowWords & Deed;

/** Lines under a title. */
export interface RowGroup {
  readonly id: string;
  readonly title: string;
  /** Text at the end of the title. */
  readonly aside?: string;
  /** True if the rows are commands, not results. */
  readonly isCommands?: true;
  readonly rows: readonly Row[];
}

/** Rows shown of a group at most (spec 3 §9). */
export const MOST_OF_GROUP = 5;

/** The words of a term, in lower case. */
export function termsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/u).filter(Boolean);
}

/** True if each term begins a word of the row. */
function isFound({ label, words = '' }: RowWords, terms: readonly string[]): boolean {
  const text = ` ${label} ${words}`.toLowerCase();
  return terms.every((term) => text.includes(` ${term}`));
}

/** Keeps the rows that match, and drops empty groups. */
export function foundIn(
  groups: readonly RowGroup[],
  terms: readonly string[],
): readonly RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isFound(row, terms)) }))
    .filter(({ rows }) => rows.length > 0);
}
