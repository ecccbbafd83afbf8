import { crontabProblem, timesAnHour } from '@/lib/crontab';

/** Spec 2 §9. */
export const DEFAULT_RETENTION = 10;

/** The form of a retention: keep so many, or all. */
export interface Retention {
  /** Old snapshots are deleted when there are more than `count`. */
  automatic: boolean;
  /** As typed. */
  count: string;
}

/** A retention as the form shows it: none keeps all; the count then waits at its default. */
export function readRetention(wire: string | null | undefined): Retention {
  const count = wire?.trim() ?? '';
  return count === ''
    ? { automatic: false, count: String(DEFAULT_RETENTION) }
    : { automatic: true, count };
}

/** What is wrong with a retention (spec 2 §5). */
export function retentionProblem({ automatic, count }: Retention): string | undefined {
  if (!automatic) return undefined;
  return /^\d+$/.test(count.trim()) && Number(count) > 0
    ? undefined
    : 'You must retain at least 1 backup';
}

/** How a retention is sent: the count, or empty to keep all (spec 2 §5). */
export function wireRetention({ automatic, count }: Retention): string {
  return automatic ? String(Number(count)) : '';
}

/** A retention in words. */
export function retentionWords(wire: string | null | undefined): string {
  const { automatic, count } = readRetention(wire);
  return automatic ? `Keep the latest ${count}` : 'Keep all';
}

/**
 * What is wrong with a schedule as typed (spec 2 §4: five-field cron-like text); nothing is never.
 * The provider takes one no more than once an hour.
 */
export function scheduleProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const problem = crontabProblem(text);
  if (problem !== undefined) return problem;
  return timesAnHour(text) > 1 ? 'Snapshots can be made at most once an hour' : undefined;
}
