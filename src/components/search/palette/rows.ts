import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import type { IconName } from '@/ui/icon';

export interface RecordPlace {
  readonly kind: Kind;
  readonly id: string;
  /** Its account, if that may be another than the one shown. */
  readonly account?: string;
}

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
  readonly words?: string;
  readonly note?: string;
  readonly end?: ReactNode;
  readonly reason?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly about?: RecordPlace;
  readonly verbOf?: string;
}

export type Row = RowWords & Deed;

export interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly isCommands?: true;
  readonly rows: readonly Row[];
}

/** Rows shown of a group at most (spec 3 §9). */
export const MOST_OF_GROUP = 5;

export function termsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/u).filter(Boolean);
}

/** True if each term begins a word of the row. */
function isFound({ label, words = '' }: RowWords, terms: readonly string[]): boolean {
  const text = ` ${label} ${words}`.toLowerCase();
  return terms.every((term) => text.includes(` ${term}`));
}

export function foundIn(
  groups: readonly RowGroup[],
  terms: readonly string[],
): readonly RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isFound(row, terms)) }))
    .filter(({ rows }) => rows.length > 0);
}
