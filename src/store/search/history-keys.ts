/** Where the search keeps what was looked at and for: by user, then by account. */
export const HISTORY_PREFIX = 'wheelhouse.search/';

/** Drops it, except that of one user. */
export function dropHistories(except?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = except !== undefined && key.startsWith(`${HISTORY_PREFIX}${except}/`);
      if (key.startsWith(HISTORY_PREFIX) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}
