import * as v from 'valibot';
import { keep, readKept } from '@/lib/kept';
import { parseId } from '@/model/ids';
import { METRICS_RANGES, type MetricsRange } from '@/model/metrics/ranges';

/** Rows per page of a list. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const HISTORY_LIMIT = 20;

/** Limit of dismissed notices, the latest last: each update of an incident is a new one. */
export const NOTICES_LIMIT = 50;

export type Theme = 'system' | 'light' | 'dark';
export type View = 'list' | 'grid';
export type Density = 'comfortable' | 'compact';

export interface PageShape {
  /** Width of the window, on which the heights depend. All are in px. */
  readonly width: number;
  readonly heights: Readonly<Record<string, number>>;
}

export const SHAPES_LIMIT = 50;

/** Settings that the browser keeps, regardless of the user. */
export interface Preferences {
  theme: Theme;
  pageSize: PageSize;
  view: Readonly<Record<string, View>>;
  density: Density;
  /** By list. A list without an entry has its own defaults. */
  hiddenColumns: Readonly<Record<string, readonly string[]>>;
  rowCounts: Readonly<Record<string, number>>;
  pageShapes: Readonly<Record<string, PageShape>>;
  metricsRange: MetricsRange;
  navigationCollapsed: boolean;
  /** A stored flag of unknown use. Nothing reads it. */
  beta: boolean;
  dismissedNotices: readonly string[];
  lastAccount: string | undefined;
  /** Most recently used first. */
  accountHistory: readonly string[];
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  pageSize: 50,
  view: {},
  density: 'comfortable',
  hiddenColumns: {},
  rowCounts: {},
  pageShapes: {},
  metricsRange: 'HOURS_1',
  navigationCollapsed: false,
  beta: false,
  dismissedNotices: [],
  lastAccount: undefined,
  accountHistory: [],
};

/** Checked because it becomes part of a URL. */
const ACCOUNT_ID = v.custom<string>(
  (stored) => typeof stored === 'string' && parseId('account', stored) !== undefined,
);

/** Each field has its own fallback, so that a bad one affects no other. */
const FIELDS = {
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), DEFAULT_PREFERENCES.theme),
  pageSize: v.fallback(v.picklist(PAGE_SIZES), DEFAULT_PREFERENCES.pageSize),
  view: v.fallback(v.record(v.string(), v.picklist(['list', 'grid'])), {}),
  density: v.fallback(v.picklist(['comfortable', 'compact']), DEFAULT_PREFERENCES.density),
  hiddenColumns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  rowCounts: v.fallback(v.record(v.string(), v.number()), {}),
  pageShapes: v.fallback(
    v.record(
      v.string(),
      v.object({ width: v.number(), heights: v.record(v.string(), v.number()) }),
    ),
    {},
  ),
  metricsRange: v.fallback(v.picklist(METRICS_RANGES), DEFAULT_PREFERENCES.metricsRange),
  navigationCollapsed: v.fallback(v.boolean(), DEFAULT_PREFERENCES.navigationCollapsed),
  beta: v.fallback(v.boolean(), DEFAULT_PREFERENCES.beta),
  dismissedNotices: v.fallback(v.array(v.string()), []),
  lastAccount: v.fallback(v.optional(ACCOUNT_ID), undefined),
  accountHistory: v.fallback(v.array(ACCOUNT_ID), []),
};

const SCHEMA = v.object(FIELDS);

export function readPreferences(stored: unknown): Preferences {
  const result = v.safeParse(SCHEMA, stored);
  return result.success
    ? { ...result.output, lastAccount: result.output.lastAccount }
    : DEFAULT_PREFERENCES;
}

export const PREFERENCES_KEY = 'wheelhouse.preferences';

export function parseStored(text: string | undefined): Preferences {
  try {
    return readPreferences(text === undefined ? undefined : JSON.parse(text));
  } catch {
    // Not our JSON: the defaults.
    return readPreferences(undefined);
  }
}

export function readStoredPreferences(): Preferences {
  return parseStored(readKept('localStorage', PREFERENCES_KEY));
}

export function storePreferences(preferences: Preferences): void {
  keep('localStorage', PREFERENCES_KEY, JSON.stringify(preferences));
}
