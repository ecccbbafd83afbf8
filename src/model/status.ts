/** Spec 1 §4. */
const COLOURS = {
  green: 'accepted active available creating mapped mapping valid attached paid',
  orange: 'blocked inactive pending reserved unmapping unpaid overdue warning suspended',
  red: 'cancelled deleted deleting ended failed failing invalid rejected revoked closed terminated',
  grey: 'loading unchecked unmapped expired detached unavailable deprecated',
} as const;

/** A status's colour; its word is always shown too. */
export type StatusColour = keyof typeof COLOURS;

const ANIMATED: ReadonlySet<string> = new Set(['creating', 'deleting']);
const BUSY: ReadonlySet<string> = new Set(['creating', 'deleting', 'mapping', 'unmapping']);
const LINGERING: ReadonlySet<string> = new Set(['active', 'attached', 'detached']);

/** Milliseconds that a new status stays marked (spec 1 §4). */
export const LINGER_MS = 4000;

const colourOf: ReadonlyMap<string, StatusColour> = new Map(
  Object.entries(COLOURS).flatMap(([colour, statuses]) =>
    statuses.split(' ').map((status) => [status, colour as StatusColour]),
  ),
);

/** True if the specification names the status. */
export const isKnownStatus = (text: string): boolean => colourOf.has(text);

/** Returns a status's colour; unknown ones are grey. */
export function statusColour(status: string | undefined): StatusColour {
  return colourOf.get(status ?? '') ?? 'grey';
}

/** True if the status's mark is animated (spec 1 §4). */
export function isAnimated(status: string | undefined): boolean {
  return ANIMATED.has(status ?? '');
}

/** True if a record is deleted or being deleted. */
export function isGone(status: string | undefined): boolean {
  return status === 'deleting' || status === 'deleted';
}

/** True if the status changes by itself. */
export function isBusy(status: string | undefined): boolean {
  return BUSY.has(status ?? '');
}

/** Group of the statuses that change by themselves. */
export const CHANGING = 'changing';

/** Statuses that a list counts under a shared word; any other is counted under its own. */
const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['failing', 'failed'],
  // Only a cloud IP is unmapped, which lists show as pending (spec 2 §4).
  ['unmapped', 'pending'],
  ...[...BUSY].map((status) => [status, CHANGING] as const),
]);

/** The word that a list counts a status under: 'failed', 'changing', or its own. */
export function statusGroup(status: string): string {
  return TOGETHER.get(status) ?? status;
}

const TROUBLE_FIRST: readonly StatusColour[] = ['red', 'orange', 'grey', 'green'];

/** Position of a group among a list's counts: ended or broken first, then changing, well last. */
export function statusRank(group: string): number {
  return group === CHANGING ? 0.5 : TROUBLE_FIRST.indexOf(statusColour(group));
}

/** True if the status stays marked for `LINGER_MS` when reached (spec 1 §4). */
export function lingers(status: string | undefined): boolean {
  return LINGERING.has(status ?? '');
}
