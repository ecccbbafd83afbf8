import { dropKept } from '@/lib/kept';

/** Where the search keeps what was looked at and for: by user, then by account. */
export const HISTORY_PREFIX = 'wheelhouse.search/';

/** Drops it, except that of one user. */
export function dropHistories(except?: string): void {
  dropKept('localStorage', HISTORY_PREFIX, except);
}
