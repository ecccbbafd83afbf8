import { counted } from '@/lib/text';
import type { LoadBalancerRecord } from '@/model/records/network';

const DAY_MS = 86_400_000;

const WARNED_DAYS = 30;

export function certificateEnd({ certificate, acme }: LoadBalancerRecord): string | undefined {
  return (certificate ?? acme?.certificate)?.expires_at ?? undefined;
}

export interface Expiry {
  readonly isOver: boolean;
  /** 'ends in 10 days', 'ended 3 days ago'. */
  readonly words: string;
}

function distance(days: number, isOver: boolean): string {
  if (days === 0) return isOver ? 'ended today' : 'ends today';
  const span = counted(days, 'day');
  return isOver ? `ended ${span} ago` : `ends in ${span}`;
}

/** Warns of an end that is near or past at `now`, in milliseconds. */
export function expiryOf(end: string | undefined, now: number): Expiry | undefined {
  const left = end === undefined ? Number.NaN : Date.parse(end) - now;
  if (Number.isNaN(left) || left > WARNED_DAYS * DAY_MS) return undefined;
  const isOver = left <= 0;
  return { isOver, words: distance(Math.round(Math.abs(left) / DAY_MS), isOver) };
}
