import { crontabProblem, timesAnHour } from '@/lib/crontab';
import type { Rule } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { type LinkVerb, type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs } from '@/model/verb-parts';

export type ScheduledKind = 'server' | 'database_server';

/** Daily at 08:00 UTC. */
export const DEFAULT_SCHEDULE = '0 8 * * *';

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

/** Validates a schedule as typed (docs/product/images.md#schedule-invalid). */
export function scheduleProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const problem = crontabProblem(text);
  if (problem !== undefined) return problem;
  return timesAnHour(text) > 1 ? 'Schedule snapshots at most once an hour' : undefined;
}

/** 'Manual' or 'Scheduled'; the wire says `schedule` or `scheduled`. */
export function triggerLabel({
  source_trigger: trigger,
}: {
  readonly source_trigger?: string;
}): string | undefined {
  if (trigger === undefined) return undefined;
  return trigger === 'manual' ? 'Manual' : 'Scheduled';
}

type OriginKind = 'image' | 'database_snapshot';

interface OriginParts<K extends OriginKind> {
  readonly noun: string;
  readonly create: Pick<LinkVerb<Records[K]>, 'label' | 'icon' | 'path'>;
  readonly rules: Readonly<
    Record<
      'canCreateServer' | 'canLock' | 'canUnlock' | 'canDelete' | 'canDeleteAmongMany',
      Rule<Records[K]>
    >
  >;
}

export function originVerbs<K extends OriginKind>(
  kind: K,
  { noun, create, rules }: OriginParts<K>,
): readonly Verb<Records[K]>[] {
  return [
    { id: 'create-server', section: 'use', rule: rules.canCreateServer, ...create },
    ...lockVerbs(kind, rules),
    deleteVerb(kind, {
      rule: rules.canDelete,
      ruleForMany: rules.canDeleteAmongMany,
      question: `This permanently deletes the ${noun}. Servers created from it stay as they are.`,
      questionForMany: `This permanently deletes the ${noun}s. Servers created from them stay as they are.`,
    }),
  ];
}

export function originPrimaryActions<K extends OriginKind>(
  kind: K,
  verbs: readonly Verb<Records[K]>[],
): (record: Records[K]) => PrimaryActions<Records[K]> {
  const head = verbOf(verbs, 'create-server');
  const noteOf = noteVerbs(kind, verbs);
  return (record) => ({ head, note: noteOf(record) });
}
