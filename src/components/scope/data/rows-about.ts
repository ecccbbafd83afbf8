import { isFirstReadPending } from '@/store/resources/resources-state';
import { hasFailed, type ListSource } from './use-list';

/**
 * The rows of a list that are about something; undefined until they are read, and where none is but some may be:
 * `isAbout` answers undefined for a row that does not tell.
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
