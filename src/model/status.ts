import type { Records } from '@/model/records/records';
import type { Facts } from './facts';

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

/** Milliseconds that a new status stays marked (docs/product/servers.md#linger). */
export const LINGER_MS = 4000;

const colourOf: ReadonlyMap<string, StatusColour> = new Map(
  Object.entries(COLOURS).flatMap(([colour, statuses]) =>
    statuses.split(' ').map((status) => [status, colour as StatusColour]),
  ),
);

export const isKnownStatus = (text: string): boolean => colourOf.has(text);

export function statusColour(status: string | undefined): StatusColour {
  return colourOf.get(status ?? '') ?? 'grey';
}

export function isAnimated(status: string | undefined): boolean {
  return ANIMATED.has(status ?? '');
}

export function isGone(status: string | undefined): boolean {
  return status === 'deleting' || status === 'deleted';
}

export function isBusy(status: string | undefined): boolean {
  return BUSY.has(status ?? '');
}

export const CHANGING = 'changing';

const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['failing', 'failed'],
  // Only a cloud IP is unmapped, which lists show as pending (docs/product/cloud-ips.md#pending).
  ['unmapped', 'pending'],
  ...[...BUSY].map((status) => [status, CHANGING] as const),
]);

export function statusGroup(status: string): string {
  return TOGETHER.get(status) ?? status;
}

const TROUBLE_FIRST: readonly StatusColour[] = ['red', 'orange', 'grey', 'green'];

export function statusRank(group: string): number {
  return group === CHANGING ? 0.5 : TROUBLE_FIRST.indexOf(statusColour(group));
}

export function lingers(status: string | undefined): boolean {
  return LINGERING.has(status ?? '');
}

/** Caches the result per list, since each of thousands of records may ask. */
export function allWithStatus<K extends 'image' | 'cloud_ip'>(
  kind: K,
  status: string,
): (facts: Pick<Facts, 'all'>) => readonly Records[K][] {
  const known = new WeakMap<readonly Records[K][], readonly Records[K][]>();
  return (facts) => {
    const all = facts.all(kind);
    const found = known.get(all) ?? all.filter((record) => record.status === status);
    known.set(all, found);
    return found;
  };
}
