/** What the next page tells that is shown. */
const KEY = 'wheelhouse.told';

/** Has the next page that can tell it do so, also after a load. */
export function tellNext(words: string): void {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // It goes untold.
  }
}

/** What the page before has left to tell. */
export function readTold(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Called once it is told. */
export function forgetTold(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was left.
  }
}
