/** How far the read of a list or of a full record has come (spec 1 §4). */
export type FetchStatus = 'none' | 'loading' | 'loaded' | 'refreshing' | 'not-found' | 'error';

/** Nothing has come of a first read yet: what it is about is still to be waited for. */
export function isUnread(status: FetchStatus): boolean {
  return status === 'none' || status === 'loading';
}

/** The word for a read that begins now: what was there once stays on the screen. */
export function statusWhileReading(before: FetchStatus, known: boolean): FetchStatus {
  return known || before === 'loaded' || before === 'refreshing' ? 'refreshing' : 'loading';
}
