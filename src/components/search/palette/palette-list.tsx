import { type RefObject, type SyntheticEvent, useState } from 'react';
import styles from './palette.module.css';
import { PaletteRow } from './palette-row';
import type { Row, RowGroup } from './rows';

/**
 * Spec 3 §9: the rows are numbered so, in their ids. As `tabindex` these numbers would put them before all else
 * of the page (HTML §6.6.3), and Tab would go through each: it leads to one of them, and the arrows on.
 */
const FIRST_TAB_INDEX = 100;

interface PaletteListProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly groups: readonly RowGroup[];
  readonly terms: readonly string[];
  readonly onFollow: (row: Row, event: SyntheticEvent) => void;
}

/** The rows under their titles; one of them can be tabbed to: that on which one was last. */
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
      aria-label="Results"
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
