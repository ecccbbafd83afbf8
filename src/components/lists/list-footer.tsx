import { formatTimeOfDay } from '@/lib/dates';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { IconButton } from '@/ui/icon-button';
import { Pager } from '@/ui/pager';
import styles from './resource-list.module.css';

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
