import { isFirstReadPending } from '@/store/resources/resources-state';
import { hasFailed, type ListSource } from './use-list';

/**
 * Keeps the rows about a subject; `isAbout` returns undefined for an undecidable row. Returns
 * undefined until they are read, and if none is found but unread or undecidable rows may be about
 * it.
 */
export function rowsAbout<R>(
  source: ListSource<R>,
  isAbout: (row: R) => boolean | undefined,
): readonly R[] | undefined {
  if (isFirstReadPending(source.status)) return undefined;
  const about = source.rows.filter((row) => isAbout(row) === true);
  if (about.length > 0) return about;
  const isUnread = hasFailed(source) || source.dropped.length > 0;
  return isUnread || source.rows.some((row) => isAbout(row) === undefined) ? undefined : about;
}
