import * as v from 'valibot';
import { parseId } from '@/model/ids';
import { METRICS_RANGES, type MetricsRange } from '@/model/metrics/ranges';

/** How many rows a page of a list may hold (spec 1 §9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Accounts that the history remembers. */
export const HISTORY_LIMIT = 20;

export type Theme = 'system' | 'light' | 'dark';
export type View = 'list' | 'grid';

/** What the browser remembers for its user, whoever is signed in (spec 1 §9). */
export interface Preferences {
  theme: Theme;
  pageSize: PageSize;
  /** How each kind's list is shown; a list by default. */
  view: Readonly<Record<string, View>>;
  /** How far back charts look. */
  metricsRange: MetricsRange;
  navigationCollapsed: boolean;
  /** Keys of the notices that were dismissed. */
  dismissedNotices: readonly string[];
  /** Id of the account that was open last. */
  lastAccount: string | undefined;
  /** Ids of accounts, the most recently used first. */
  accountHistory: readonly string[];
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  pageSize: 10,
  view: {},
  metricsRange: 'HOURS_1',
  navigationCollapsed: false,
  dismissedNotices: [],
  lastAccount: undefined,
  accountHistory: [],
};

/** These become addresses. */
const ACCOUNT_ID = v.custom<string>(
  (stored) => typeof stored === 'string' && parseId('account', stored) !== undefined,
);

/** Each field by itself, so that one that cannot be read costs no other. */
const FIELDS = {
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), DEFAULT_PREFERENCES.theme),
  pageSize: v.fallback(v.picklist(PAGE_SIZES), DEFAULT_PREFERENCES.pageSize),
  view: v.fallback(v.record(v.string(), v.picklist(['list', 'grid'])), {}),
  metricsRange: v.fallback(v.picklist(METRICS_RANGES), DEFAULT_PREFERENCES.metricsRange),
  navigationCollapsed: v.fallback(v.boolean(), DEFAULT_PREFERENCES.navigationCollapsed),
  dismissedNotices: v.fallback(v.array(v.string()), []),
  lastAccount: v.fallback(v.optional(ACCOUNT_ID), undefined),
  accountHistory: v.fallback(v.array(ACCOUNT_ID), []),
};

const SCHEMA = v.object(FIELDS);

/** Whatever was stored, with the default for each field that isn't there or isn't readable. */
export function readPreferences(stored: unknown): Preferences {
  const result = v.safeParse(SCHEMA, stored);
  return result.success
    ? { ...result.output, lastAccount: result.output.lastAccount }
    : DEFAULT_PREFERENCES;
}

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
