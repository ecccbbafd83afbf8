import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { RecordBadge } from '@/components/records/record-status';
import { type Kind, KINDS } from '@/model/kinds';
import { fromMatch } from '@/model/search/marks';
import { recordGroupOf } from '@/model/search/record-group';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { IconName } from '@/ui/icon';
import type { Found, FoundRecord, ResultGroup } from '@/components/search/results';
import { Marked } from './palette-list';
import styles from './palette.module.css';
import { words } from './words';

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

/** Rows shown of a group at most. */
export const MOST_OF_GROUP = 5;

export function termsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/u).filter(Boolean);
}

/** True if each term begins a word of the text. */
function hasTerms(text: string, terms: readonly string[]): boolean {
  const lowered = ` ${text}`.toLowerCase();
  return terms.every((term) => lowered.includes(` ${term}`));
}

/** Puts items with all terms in their labels first, and keeps the order otherwise. */
function labelledFirst<T>(
  items: readonly T[],
  terms: readonly string[],
  labelOf: (item: T) => string,
): readonly T[] {
  const rank = (item: T) => (hasTerms(labelOf(item), terms) ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** Keeps the rows with all terms in their words, those with all terms in their labels first. */
export function foundRows(rows: readonly Row[], terms: readonly string[]): readonly Row[] {
  const found = rows.filter((row) => hasTerms(`${row.label} ${row.words ?? ''}`, terms));
  return labelledFirst(found, terms, ({ label }) => label);
}

export function foundIn(
  groups: readonly RowGroup[],
  terms: readonly string[],
): readonly RowGroup[] {
  const found = groups
    .map((group) => ({ ...group, rows: foundRows(group.rows, terms) }))
    .filter(({ rows }) => rows.length > 0);
  return labelledFirst(found, terms, ({ rows }) => rows[0]?.label ?? '');
}

interface RecordEndProps {
  readonly found: FoundRecord;
  readonly terms: readonly string[];
}

function RecordEnd({ found: { kind, id, detail, hit }, terms }: RecordEndProps) {
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const hasStatus = record !== undefined && 'status' in record && record.status !== undefined;
  return (
    <>
      {hit ? (
        <span className={styles.detail}>
          {words.result.hit(hit.field, <Marked text={fromMatch(hit.word, terms)} terms={terms} />)}
        </span>
      ) : (
        detail !== undefined && (
          <span className={styles.detail}>
            <Marked text={detail} terms={terms} />
          </span>
        )
      )}
      {hasStatus && <RecordBadge record={record} />}
    </>
  );
}

function kindIcon(kind: Kind, id: string): IconName {
  return recordGroupOf(kind, id) === 'repository' ? 'registry' : KINDS[kind].icon;
}

export function isRecord(found: Found): found is FoundRecord {
  return found.type === 'resource' || found.type === 'container';
}

export function recordRow(found: FoundRecord, terms: readonly string[]): Row {
  const { key, kind, id, title, to } = found;
  return {
    id: key,
    icon: kindIcon(kind, id),
    label: title,
    ...(title === id || kind === 'container' ? {} : { note: id }),
    end: <RecordEnd found={found} terms={terms} />,
    about: found,
    to,
  };
}

export function foundRow(found: Found, terms: readonly string[]): Row {
  if (isRecord(found)) return recordRow(found, terms);
  const { key, title, detail } = found;
  const row = {
    id: key,
    label: title,
    ...(detail === undefined ? {} : { end: detail }),
  };
  if (found.type === 'docs') return { ...row, icon: 'book', href: found.href };
  if (found.to === undefined) {
    const reason = detail ?? words.result.unavailable;
    return { ...row, icon: 'file', reason, typed: title };
  }
  return { ...row, icon: 'list', to: found.to };
}

export function foundGroup(group: ResultGroup, terms: readonly string[]): RowGroup {
  const { key, title, items, count, all } = group;
  return {
    id: key,
    title,
    ...(all === undefined ? {} : { aside: words.groups.shown(items.length, count) }),
    rows: [
      ...items.map((item) => foundRow(item, terms)),
      ...(all === undefined
        ? []
        : [
            {
              id: `all ${key}`,
              icon: 'list',
              label: words.groups.all(count, title),
              to: all,
            } as const,
          ]),
    ],
  };
}
