import type { Make } from '@mocks/provider/worlds/make';

const DAY = 86_400_000;

/** The day of a time in milliseconds, in UTC: `yyyy-MM-dd`. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The last times at which a schedule was due, the latest first, in days before the world.
 * `period` is the days from one to the next.
 */
export function daysSinceDue(
  make: Make,
  crontab: string,
  { period, count }: { readonly period: number; readonly count: number },
): readonly number[] {
  const next = (Date.parse(make.nextOf(crontab)) - Date.parse(make.ago(0))) / DAY;
  return Array.from({ length: count }, (_, index) => (index + 1) * period - next);
}
