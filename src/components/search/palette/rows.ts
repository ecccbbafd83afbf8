import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import type { IconName } from '@/ui/icon';

/** A record, known or not yet. */
export interface RecordPlace {
  readonly kind: Kind;
  readonly id: string;
  /** Whose it is, if that may be another one than on the screen. */
  readonly account?: string;
}

/** What a press does: leads on, here or outside, does something once the palette has closed, or searches. */
export type Deed =
  | { readonly to: string; readonly run?: () => void }
  | { readonly href: string }
  | { readonly run: () => void }
  | { readonly typed: string };

interface RowWords {
  /** Unique, and the same as long as it is about the same. */
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** What else it is found by. */
  readonly words?: string;
  /** An id beside it. */
  readonly note?: string;
  readonly end?: ReactNode;
  /** Why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly danger?: boolean | undefined;
  /** The record that it leads to, whose verbs it can show. */
  readonly about?: RecordPlace;
  /** The id of the record whose verb it is. */
  readonly verbOf?: string;
}

/** One line of the palette. */
export type Row = RowWords & Deed;

/** Lines under a title. */
export interface RowGroup {
  readonly id: string;
  readonly title: string;
  /** At the title's end. */
  readonly aside?: string;
  /** What can be done, rather than what was found. */
  readonly isCommands?: true;
  readonly rows: readonly Row[];
}

/** Up to how many of a group are shown (spec 3 §9). */
export const MOST_OF_GROUP = 5;

/** The words of a term, in lower case. */
export function termsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/u).filter(Boolean);
}

/** Whether each term begins a word of a row. */
function isFound({ label, words = '' }: RowWords, terms: readonly string[]): boolean {
  const text = ` ${label} ${words}`.toLowerCase();
  return terms.every((term) => text.includes(` ${term}`));
}

/** Groups of those rows that are found, without empty ones. */
export function foundIn(
  groups: readonly RowGroup[],
  terms: readonly string[],
): readonly RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isFound(row, terms)) }))
    .filter(({ rows }) => rows.length > 0);
}
