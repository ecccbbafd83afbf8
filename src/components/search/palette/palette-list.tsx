import { type RefObject, type SyntheticEvent, useState } from 'react';
import { withBase } from '@/lib/base-path';
import { truncateName } from '@/lib/text';
import { markedParts } from '@/model/search/marks';
import { Icon } from '@/ui/icon';
import { isPlainPress } from '@/ui/link';
import styles from './palette.module.css';
import type { Row, RowGroup } from './found-rows';
import { words } from './words';

interface MarkedProps {
  readonly text: string;
  /** In lower case. */
  readonly terms: readonly string[];
}

export function Marked({ text, terms }: MarkedProps) {
  return markedParts(text, terms).map((part, at) =>
    // The parts of a text have no identity but their place.
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

interface PaletteRowProps {
  readonly row: Row;
  readonly id: string;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly terms: readonly string[];
  readonly onFocus: (row: Row) => void;
  readonly onFollow: (row: Row, event: SyntheticEvent) => void;
}

function Content({ row, terms }: Pick<PaletteRowProps, 'row' | 'terms'>) {
  const { icon, label, note, end, reason } = row;
  const said = reason ?? end;
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.label}>
          <Marked text={truncateName(label)} terms={terms} />
        </span>
        {note !== undefined && (
          <>
            {' '}
            <code>
              <Marked text={note} terms={terms} />
            </code>
          </>
        )}
      </span>
      {said !== undefined && <span className={styles.end}> {said}</span>}
    </>
  );
}

/** An option, as a link if it leads somewhere, so that it can open in a new tab. */
function PaletteRow(props: PaletteRowProps) {
  const { row, id, selected, reachable, terms, onFocus, onFollow } = props;
  const { reason, danger } = row;
  const option = {
    id,
    role: 'option',
    'aria-selected': selected,
    'data-danger': danger,
    tabIndex: reachable ? 0 : -1,
    className: styles.row,
    onFocus: () => onFocus(row),
  } as const;
  const href = 'to' in row ? withBase(row.to) : 'href' in row ? row.href : undefined;
  if (href === undefined || reason !== undefined) {
    return (
      <button
        {...option}
        type="button"
        aria-disabled={reason !== undefined || undefined}
        onClick={(event) => {
          if (reason === undefined) onFollow(row, event);
        }}
      >
        <Content row={row} terms={terms} />
      </button>
    );
  }
  const isOutside = 'href' in row;
  return (
    <a
      {...option}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={(event) => {
        if (isOutside || isPlainPress(event)) onFollow(row, event);
      }}
    >
      <Content row={row} terms={terms} />
    </a>
  );
}

/**
 * First number of the rows, used in their ids (docs/product/search.md#tab-index). As `tabindex` the
 * numbers would put the rows before the rest of the page (HTML §6.6.3). Tab would also visit each
 * row. Instead Tab leads to one row, and the arrows go on from there.
 */
const FIRST_TAB_INDEX = 100;

interface PaletteListProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly groups: readonly RowGroup[];
  readonly terms: readonly string[];
  readonly onFollow: (row: Row, event: SyntheticEvent) => void;
}

export function PaletteList({ id, ref, groups, terms, onFollow }: PaletteListProps) {
  const [selected, setSelected] = useState<string>();
  const [last, setLast] = useState<string>();
  const rows = groups.flatMap((group) => group.rows);
  const numbers = new Map(rows.map((row, at) => [row.id, FIRST_TAB_INDEX + at]));
  const reachable = last !== undefined && numbers.has(last) ? last : rows[0]?.id;

  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={words.results.label}
      onBlur={() => setSelected(undefined)}
    >
      {groups.map((group, at) => {
        const titleId = `${id}-title-${String(at)}`;
        return (
          <div key={group.id} role="group" aria-labelledby={titleId} className={styles.group}>
            <div role="presentation" className={styles.title}>
              <span id={titleId}>{group.title}</span>
              {group.aside !== undefined && <span>{group.aside}</span>}
            </div>
            {group.rows.map((row) => (
              <PaletteRow
                key={row.id}
                id={`${id}-${String(numbers.get(row.id))}`}
                row={row}
                selected={row.id === selected}
                reachable={row.id === reachable}
                terms={terms}
                onFocus={() => {
                  setSelected(row.id);
                  setLast(row.id);
                }}
                onFollow={onFollow}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
