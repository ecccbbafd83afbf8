import { type Collection, isCollection } from '@mocks/provider/kinds';
import { isOrbitOperation, orbitFaultOf, type OrbitFaults } from '@mocks/orbit/faults';
import { isFault, type Fault } from '@mocks/provider/faults';
import { operations } from '@mocks/graphql/schema';

/** How the event stream behaves. */
const EVENTS = [
  'on',
  'off',
  'no-websocket',
  'silent',
  'refuse-token',
  'refuse-subscription',
] as const;
type EventsDial = (typeof EVENTS)[number];

/** Incidents that the status feed can show. */
const INCIDENTS = ['none', 'minor', 'major', 'maintenance', 'broken'] as const;
export type IncidentDial = (typeof INCIDENTS)[number];

/** Settings that can change while the provider runs. */
export interface Dials {
  /** Milliseconds before every answer. */
  latency: number;
  /** Percentage of REST and GraphQL calls that fail as `fail-500`. */
  errors: number;
  events: EventsDial;
  /** Seconds that a session lives without a call. */
  sessionLife: number;
  /** Milliseconds of the sentinel `slow`. Lowering it releases waiting answers at once. */
  slowness: number;
  /** Collections with a failing list read, each with its fault. */
  lists: Partial<Record<Collection, Fault>>;
  /** Failing GraphQL queries and mutations, each with its fault. */
  operations: Partial<Record<string, Fault>>;
  /**
   * Failing object storage calls, such as `get-container` or `bulk-account`, each with its fault.
   */
  storage: OrbitFaults;
  /** Seconds after which Orbit refuses a token, even one with a later expiry. */
  tokenLife: number;
  /** The incident in the provider's status feed. */
  incident: IncidentDial;
  /** Seconds that the API reports as closed for maintenance; 0 is open. */
  maintenance: number;
  /** Milliseconds until Orbit knows an account's new keys. Real keys take time to spread. */
  keyDelay: number;
}

/** Dials from outside: all optional. */
export type DialSettings = Partial<Dials>;

/** Seconds. A keep-alive call must find the session alive after two idle hours. */
const SESSION_LIFE = 14_400;

/** Seconds: longer than the stated life of any token. */
const TOKEN_LIFE = 86_400;

export const createDials = (settings: DialSettings = {}): Dials => ({
  latency: 0,
  errors: 0,
  events: 'on',
  sessionLife: SESSION_LIFE,
  slowness: 3000,
  lists: {},
  operations: {},
  storage: {},
  tokenLife: TOKEN_LIFE,
  keyDelay: 0,
  maintenance: 0,
  incident: 'none',
  ...settings,
});

const numbers = [
  'latency',
  'errors',
  'sessionLife',
  'slowness',
  'tokenLife',
  'keyDelay',
  'maintenance',
] as const;

/** The names of the dials for a start address or a flag; `lists` as `servers:fail-500`. */
export const dialNames: readonly string[] = [
  ...numbers,
  'events',
  'incident',
  'lists',
  'operations',
  'storage',
];

/**
 * Reads dials from a query such as `latency=300&lists=servers:fail-500,images:drop`. A dial with
 * any wrong part is ignored.
 */
export function dialsFromQuery(query: URLSearchParams): DialSettings {
  const settings: DialSettings = {};
  for (const name of numbers) {
    const value = Number(query.get(name) || Number.NaN);
    if (Number.isFinite(value) && value >= 0) settings[name] = value;
  }
  const events = EVENTS.find((dial) => dial === query.get('events'));
  if (events) settings.events = events;
  const incident = INCIDENTS.find((dial) => dial === query.get('incident'));
  if (incident) settings.incident = incident;
  const lists = readFaults(query.get('lists'), isCollection, faultNamed);
  if (lists) settings.lists = lists;
  const failing = readFaults(query.get('operations'), isOperation, faultNamed);
  if (failing) settings.operations = failing;
  const storage = readFaults(query.get('storage'), isOrbitOperation, orbitFaultOf);
  if (storage) settings.storage = storage;
  return settings;
}

const faultNamed = (name: string): Fault | undefined => (isFault(name) ? name : undefined);

const isOperation = (name: string): boolean => Object.hasOwn(operations, name);

/** Reads faults such as `servers:fail-500`. Returns undefined if any name or fault is unknown. */
function readFaults<Named>(
  text: string | null,
  isKnown: (name: string) => boolean,
  faultOf: (name: string) => Named | undefined,
): Partial<Record<string, Named>> | undefined {
  if (text === null) return undefined;
  const faults: Partial<Record<string, Named>> = {};
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', called = ''] = part.split(':');
    const fault = faultOf(called);
    if (!isKnown(name) || fault === undefined) return undefined;
    faults[name] = fault;
  }
  return faults;
}
