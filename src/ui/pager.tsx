import { memo, useDeferredValue, useId } from 'react';
import { formatCount } from '@/lib/text';
import { IconButton } from './button';
import styles from './pager.module.css';

/** See docs/product/limits.md#page-size. */
const pagerThreshold = 10;
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
  if (total <= pagerThreshold) return null;
  const current = Math.min(Math.max(1, page), pages);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(total, current * pageSize);
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span>
        {formatCount(from)}–{formatCount(to)} of {formatCount(total)}
      </span>
      <span className={styles.choice}>
        <select
          id={`${id}-size`}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-size`}>per page</label>
      </span>
      <span className={styles.turn}>
        <IconButton
          icon="chevron-left"
          label="Previous page"
          size="s"
          disabledReason={current > 1 ? undefined : 'This is the first page'}
          onClick={() => onPage(current - 1)}
        />
        {pages > pageSelectorThreshold ? (
          <span className={styles.choice}>
            <label htmlFor={`${id}-page`}>Page</label>
            <select
              id={`${id}-page`}
              value={current}
              onChange={(event) => onPage(Number(event.currentTarget.value))}
            >
              <PageNumbers count={Math.max(listed, current)} />
            </select>
            of {formatCount(pages)}
          </span>
        ) : (
          <span>
            Page {current} of {pages}
          </span>
        )}
        <IconButton
          icon="chevron-right"
          label="Next page"
          size="s"
          disabledReason={current < pages ? undefined : 'This is the last page'}
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
