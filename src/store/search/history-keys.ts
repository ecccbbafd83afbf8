import { dropKept } from '@/lib/kept';

/** Key prefix of viewed records and searches: by user, then by account. */
export const HISTORY_PREFIX = 'wheelhouse.search/';

export function dropHistories(except?: string): void {
  dropKept('localStorage', HISTORY_PREFIX, except);
}
