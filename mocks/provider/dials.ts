import { type Collection, isCollection } from '@mocks/provider/kinds';
import { isFault, type Fault } from '@mocks/provider/faults';

/** How the event stream behaves. */
const EVENTS = ['on', 'off', 'silent', 'refuse-token', 'refuse-subscription'] as const;
type EventsDial = (typeof EVENTS)[number];

/** What can be turned while the provider runs. */
export interface Dials {
  /** Milliseconds before every answer. */
  latency: number;
  /** Of a hundred API calls, how many fail with a 500. */
  errors: number;
  events: EventsDial;
  /** Seconds that a session lives without a call. */
  sessionLife: number;
  /** Milliseconds that the sentinel `slow` takes. */
  slowness: number;
  /** Collections whose list read fails, and how. */
  lists: Partial<Record<Collection, Fault>>;
}

/** Dials as people set them: all optional. */
export type DialSettings = Partial<Dials>;

/**
 * Seconds. After two idle hours a keep-alive call finds the session alive (spec 1 §4), so its life is
 * longer than that.
 */
const SESSION_LIFE = 14_400;

export const createDials = (settings: DialSettings = {}): Dials => ({
  latency: 0,
  errors: 0,
  events: 'on',
  sessionLife: SESSION_LIFE,
  slowness: 3000,
  lists: {},
  ...settings,
});

const numbers = ['latency', 'errors', 'sessionLife', 'slowness'] as const;

/** The names under which a start address or a flag may set a dial; `lists` as `servers:fail-500`. */
export const dialNames: readonly string[] = [...numbers, 'events', 'lists'];

/**
 * Reads dials from a query such as `latency=300&lists=servers:fail-500,images:drop`. One whose value
 * is wrong, if only in part, is left out.
 */
export function dialsFromQuery(query: URLSearchParams): DialSettings {
  const settings: DialSettings = {};
  for (const name of numbers) {
    const value = Number(query.get(name) || Number.NaN);
    if (Number.isFinite(value) && value >= 0) settings[name] = value;
  }
  const events = EVENTS.find((dial) => dial === query.get('events'));
  if (events) settings.events = events;
  const lists = listFaults(query.get('lists'));
  if (lists) settings.lists = lists;
  return settings;
}

function listFaults(text: string | null): Dials['lists'] | undefined {
  if (text === null) return undefined;
  const lists: Dials['lists'] = {};
  for (const part of text === '' ? [] : text.split(',')) {
    const [collection = '', fault = ''] = part.split(':');
    if (!isCollection(collection) || !isFault(fault)) return undefined;
    lists[collection] = fault;
  }
  return lists;
}
