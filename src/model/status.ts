/** The colour that stands for a status; the word is always shown beside it. */
export type StatusColour = 'green' | 'orange' | 'red' | 'grey';

/** How a resource is doing, for counting many of them. */
export type StatusGroup = 'healthy' | 'in progress' | 'bad' | 'other';

/** Spec 1 §4, word for word. */
const COLOURS: Readonly<Record<StatusColour, readonly string[]>> = {
  green: [
    'accepted',
    'active',
    'available',
    'creating',
    'mapped',
    'mapping',
    'valid',
    'attached',
    'paid',
  ],
  orange: [
    'blocked',
    'inactive',
    'pending',
    'reserved',
    'unmapping',
    'unpaid',
    'overdue',
    'warning',
    'suspended',
  ],
  red: [
    'cancelled',
    'deleted',
    'deleting',
    'ended',
    'failed',
    'failing',
    'invalid',
    'rejected',
    'revoked',
    'closed',
    'terminated',
  ],
  grey: ['loading', 'unchecked', 'unmapped', 'expired', 'detached', 'unavailable', 'deprecated'],
};

/** Spec 1 §4 "Groupings". */
const GROUPS: Readonly<Record<Exclude<StatusGroup, 'other'>, readonly string[]>> = {
  healthy: ['active', 'inactive', 'available', 'unmapped', 'mapped'],
  'in progress': ['creating'],
  bad: ['deleting', 'deleted', 'failing', 'failed', 'unavailable'],
};

const ANIMATED: ReadonlySet<string> = new Set(['creating', 'deleting']);
const BUSY: ReadonlySet<string> = new Set(['creating', 'deleting', 'mapping', 'unmapping']);
const LINGERING: ReadonlySet<string> = new Set(['active', 'attached', 'detached']);

/** How long a status that has just been reached still shows as new, in milliseconds (spec 1 §4). */
export const LINGER_MS = 4000;

function byWord<T extends string>(table: Readonly<Record<T, readonly string[]>>): Map<string, T> {
  const found = new Map<string, T>();
  for (const name of Object.keys(table) as T[]) {
    for (const status of table[name]) found.set(status, name);
  }
  return found;
}

const colourOf = byWord(COLOURS);
const groupOf = byWord(GROUPS);

/** The colour of a status; one that nobody knows is grey. */
export function statusColour(status: string | undefined): StatusColour {
  return colourOf.get(status ?? '') ?? 'grey';
}

/** The grouping of a status; 'other' for those that the specification puts in none. */
export function statusGroup(status: string | undefined): StatusGroup {
  return groupOf.get(status ?? '') ?? 'other';
}

/** Whether the mark of a status moves (spec 1 §4: creating and deleting). */
export function isAnimated(status: string | undefined): boolean {
  return ANIMATED.has(status ?? '');
}

/** Whether a status is on its way to another by itself. */
export function isBusy(status: string | undefined): boolean {
  return BUSY.has(status ?? '');
}

/** Whether a status lingers for `LINGER_MS` when it is reached from a busy one (spec 1 §4). */
export function lingers(status: string | undefined): boolean {
  return LINGERING.has(status ?? '');
}
