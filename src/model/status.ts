const STATUS_COLOURS = ['green', 'orange', 'red', 'grey'] as const;

/** The colour that stands for a status; the word is always shown beside it. */
export type StatusColour = (typeof STATUS_COLOURS)[number];

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

const ANIMATED: ReadonlySet<string> = new Set(['creating', 'deleting']);
const BUSY: ReadonlySet<string> = new Set(['creating', 'deleting', 'mapping', 'unmapping']);
const LINGERING: ReadonlySet<string> = new Set(['active', 'attached', 'detached']);

/** How long a status that has just been reached still shows as new, in milliseconds (spec 1 §4). */
export const LINGER_MS = 4000;

const colourOf: ReadonlyMap<string, StatusColour> = new Map(
  STATUS_COLOURS.flatMap((colour) => COLOURS[colour].map((status) => [status, colour] as const)),
);

/** The colour of a status; one that nobody knows is grey. */
export function statusColour(status: string | undefined): StatusColour {
  return colourOf.get(status ?? '') ?? 'grey';
}

/** Whether the mark of a status moves (spec 1 §4: creating and deleting). */
export function isAnimated(status: string | undefined): boolean {
  return ANIMATED.has(status ?? '');
}

/** Whether what has a status is going or gone: nothing can be done to it any more. */
export function isGone(status: string | undefined): boolean {
  return status === 'deleting' || status === 'deleted';
}

/** Whether a status is on its way to another by itself. */
export function isBusy(status: string | undefined): boolean {
  return BUSY.has(status ?? '');
}

/** Whether a status lingers for `LINGER_MS` when it is reached from a busy one (spec 1 §4). */
export function lingers(status: string | undefined): boolean {
  return LINGERING.has(status ?? '');
}
