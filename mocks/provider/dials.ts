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

/** What the status feed says goes on. */
const INCIDENTS = ['none', 'minor', 'major', 'maintenance', 'broken'] as const;
export type IncidentDial = (typeof INCIDENTS)[number];

/** What can be turned while the provider runs. */
export interface Dials {
  /** Milliseconds before every answer. */
  latency: number;
  /** Of a hundred calls of the REST API or of GraphQL, how many fail as `fail-500`. */
  errors: number;
  events: EventsDial;
  /** Seconds that a session lives without a call. */
  sessionLife: number;
  /** Milliseconds that the sentinel `slow` takes; turned down, it lets go of what waits already. */
  slowness: number;
  /** Collections whose list read fails, and how. */
  lists: Partial<Record<Collection, Fault>>;
  /** GraphQL's queries and mutations that fail, and how. */
  operations: Partial<Record<string, Fault>>;
  /** Calls of the object storage that fail, as `get-container` or `bulk-account`, and how. */
  storage: OrbitFaults;
  /** Seconds after which Orbit refuses a token, however long that says it lives. */
  tokenLife: number;
  /** What the feed of the provider's status tells of. */
  incident: IncidentDial;
  /** Seconds for which the API says that it is closed for maintenance; 0 is open. */
  maintenance: number;
  /** Milliseconds until Orbit knows new keys of an account: elsewhere they have to spread. */
  keyDelay: number;
}

/** Dials as people set them: all optional. */
export type DialSettings = Partial<Dials>;

/**
 * Seconds. After two idle hours a keep-alive call finds the session alive (spec 1 §4), so its life is
 * longer than that.
 */
const SESSION_LIFE = 14_400;

/** Seconds: longer than any token says that it lives. */
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

/** The names under which a start address or a flag may set a dial; `lists` as `servers:fail-500`. */
export const dialNames: readonly string[] = [
  ...numbers,
  'events',
  'incident',
  'lists',
  'operations',
  'storage',
];

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

/** The faults of what is named, as `servers:fail-500`; undefined if any name or fault is unknown. */
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
