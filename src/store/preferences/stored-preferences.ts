import { readPreferences, type Preferences } from './preferences';

export const PREFERENCES_KEY = 'wheelhouse.preferences';

/** What a storage entry holds; undefined is no entry. */
export function parseStored(text: string | null): Preferences {
  try {
    return readPreferences(text === null ? undefined : JSON.parse(text));
  } catch {
    // Somebody else's text under our key: as good as none.
    return readPreferences(undefined);
  }
}

/** The preferences of this browser; the defaults where it keeps none. */
export function readStoredPreferences(): Preferences {
  try {
    return parseStored(localStorage.getItem(PREFERENCES_KEY));
  } catch {
    // Storage is barred: everything works, nothing is remembered.
    return readPreferences(undefined);
  }
}

/** Remembers the preferences in this browser, where that lets it. */
export function storePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
  } catch {
    // Barred or full: everything works, nothing is remembered.
  }
}
