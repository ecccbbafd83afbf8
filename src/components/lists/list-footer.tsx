import { formatTimeOfDay } from '@/lib/dates';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { IconButton } from '@/ui/icon-button';
import { Pager } from '@/ui/pager';
import styles from './resource-list.module.css';

/** One page of a list. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** From 1; at least one page, even an empty one. */
  readonly page: number;
  readonly pages: number;
}

/** Cuts out a page; one past the end becomes the last, since lists shrink under one's hands. */
export function cutPage<R>(rows: readonly R[], page: number, size: number): Page<R> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
}

interface ListFooterProps {
  /** Rows that match. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
  /** When the list arrived, in milliseconds since the epoch. */
  readonly updatedAt: number | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** The way through the pages, and how old the list is. */
export function ListFooter(props: ListFooterProps) {
  const { updatedAt, busy, onRefresh, ...pager } = props;
  return (
    <div className={styles.footer}>
      <Pager {...pager} sizes={PAGE_SIZES} />
      <span className={styles.updated}>
        {updatedAt !== undefined && (
          <>
            Updated{' '}
            <time dateTime={new Date(updatedAt).toISOString()}>{formatTimeOfDay(updatedAt)}</time>
          </>
        )}
        <IconButton icon="refresh" label="Refresh" size="s" busy={busy} onClick={onRefresh} />
      </span>
    </div>
  );
}
