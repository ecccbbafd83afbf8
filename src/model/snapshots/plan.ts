import { crontabProblem, timesAnHour } from '@/lib/crontab';

export type ScheduledKind = 'server' | 'database_server';

/** Spec 2 §9: daily at 08:00 UTC. */
export const DEFAULT_SCHEDULE = '0 8 * * *';

/** Spec 2 §9. */
export const DEFAULT_RETENTION = 10;

export interface Retention {
  automatic: boolean;
  count: string;
}

/** Reads a retention; empty keeps all. */
export function readRetention(wire: string | null | undefined): Retention {
  const count = wire?.trim() ?? '';
  return count === ''
    ? { automatic: false, count: String(DEFAULT_RETENTION) }
    : { automatic: true, count };
}

export function retentionProblem({ automatic, count }: Retention): string | undefined {
  if (!automatic) return undefined;
  return /^\d+$/.test(count.trim()) && Number(count) > 0
    ? undefined
    : 'You must retain at least 1 backup';
}

export function wireRetention({ automatic, count }: Retention): string {
  return automatic ? String(Number(count)) : '';
}

export function retentionLabel(wire: string | null | undefined): string {
  const { automatic, count } = readRetention(wire);
  return automatic ? `Keep the latest ${count}` : 'Keep all';
}

/** Validates a schedule as typed (spec 2 §4); the provider allows one snapshot an hour. */
export function scheduleProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const problem = crontabProblem(text);
  if (problem !== undefined) return problem;
  return timesAnHour(text) > 1 ? 'Snapshots can be made at most once an hour' : undefined;
}
