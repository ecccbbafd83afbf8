import { memo, useDeferredValue, useId, useState } from 'react';
import { IconButton } from './button';
import styles from './pager.module.css';
import { words } from './words';

/** See docs/product/limits.md#page-size. */
const pageSelectorThreshold = 5;

interface PagerProps {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

export function Pager({ total, page, pageSize, sizes, onPage, onPageSize }: PagerProps) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // A thousand options can wait until the rows are shown.
  const listed = useDeferredValue(pages);
  // A new page size may leave one page. The pager then stays, so that the choice can be undone.
  const [isChosen, setIsChosen] = useState(false);
  if (pages === 1 && !isChosen) return null;
  const current = Math.min(Math.max(1, page), pages);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(total, current * pageSize);
  return (
    <nav aria-label={words.pager.pages} className={styles.pager}>
      <span>{words.pager.shown(from, to, total)}</span>
      <span className={styles.choice}>
        <select
          id={`${id}-size`}
          value={pageSize}
          onChange={(event) => {
            setIsChosen(true);
            onPageSize(Number(event.currentTarget.value));
          }}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-size`}>{words.pager.perPage}</label>
      </span>
      <span className={styles.turn}>
        <IconButton
          icon="chevron-left"
          label={words.pager.previous}
          size="s"
          disabledReason={current > 1 ? undefined : words.pager.isFirst}
          onClick={() => onPage(current - 1)}
        />
        {pages > pageSelectorThreshold ? (
          <span className={styles.choice}>
            <label htmlFor={`${id}-page`}>{words.pager.page}</label>
            <select
              id={`${id}-page`}
              value={current}
              onChange={(event) => onPage(Number(event.currentTarget.value))}
            >
              <PageNumbers count={Math.max(listed, current)} />
            </select>
            {words.pager.ofPages(pages)}
          </span>
        ) : (
          <span>{words.pager.pageOf(current, pages)}</span>
        )}
        <IconButton
          icon="chevron-right"
          label={words.pager.next}
          size="s"
          disabledReason={current < pages ? undefined : words.pager.isLast}
          onClick={() => onPage(current + 1)}
        />
      </span>
    </nav>
  );
}

const PageNumbers = memo(function PageNumbers({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <option key={index} value={index + 1}>
      {index + 1}
    </option>
  ));
});
