import type { Paging } from '@/components/scope/data/use-list';
import { formatTimeOfDay } from '@/lib/dates';
import { lazyPart } from '@/lib/lazy-part';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { IconButton } from '@/ui/button';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { Pager } from '@/ui/pager';
import styles from './list-page.module.css';
import { words } from './words';

// Most lists have all of their rows.
const load = lazyPart(() => import('@/ui/cursor-pager'));
type GenericPager = Awaited<ReturnType<typeof load>>['CursorPager'];
const CursorPager = lazyLayer(async () => ({
  default: (await load()).CursorPager,
})) as unknown as GenericPager;

export interface Page<R> {
  readonly rows: readonly R[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** Returns the last page for a page past the end: lists shrink. */
export function paginate<R>(rows: readonly R[], page: number, size: number): Page<R> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
}

/** Rows of a list that was never read. */
const USUAL_ROWS = 10;

/** Returns how many rows to outline before the list is read; `rows` is its last known length. */
export function outlinedRows(rows: number | undefined, page: number, size: number): number {
  return rows === undefined ? USUAL_ROWS : Math.min(size, Math.max(1, rows - (page - 1) * size));
}

interface ListFooterProps {
  readonly paging: Paging | undefined;
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
  /** In milliseconds since the epoch. */
  readonly updatedAt: number | undefined;
  /** True until the number of rows above it is known, and so its position. */
  readonly unplaced: boolean;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

export function ListFooter(props: ListFooterProps) {
  const { paging, updatedAt, unplaced, busy, onRefresh, ...pager } = props;
  return (
    <div className={styles.footer} data-unplaced={unplaced || undefined}>
      {paging === undefined ? (
        <Pager {...pager} sizes={PAGE_SIZES} />
      ) : (
        <LayerHost>
          <CursorPager {...paging} />
        </LayerHost>
      )}
      <span className={styles.updated}>
        {updatedAt !== undefined &&
          words.footer.updated(
            <time dateTime={new Date(updatedAt).toISOString()}>{formatTimeOfDay(updatedAt)}</time>,
          )}
        <IconButton
          icon="refresh"
          label={words.footer.refresh}
          size="s"
          busy={busy}
          onClick={onRefresh}
        />
      </span>
    </div>
  );
}
