import type { SyntheticEvent } from 'react';
import { withBase } from '@/lib/base-path';
import { Icon } from '@/ui/icon';
import { isPlainPress } from '@/ui/link';
import { truncateName } from '@/lib/text';
import { Marked } from './marked';
import styles from './palette.module.css';
import type { Row } from './rows';

interface PaletteRowProps {
  readonly row: Row;
  readonly id: string;
  /** It has the focus. */
  readonly selected: boolean;
  /** Tab leads to it. */
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

/** An option that is a link wherever it leads somewhere, so that it can be opened in a new tab. */
export function PaletteRow(props: PaletteRowProps) {
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
