import { formatSince, relativeTime, timeOf } from '@/lib/dates';
import { formatCount } from '@/lib/text';
import {
  type Attention,
  type AttentionAction,
  type AttentionFacts,
  type Check,
  type Named,
  namesOf,
  withRest,
} from './attention';
import { isFinished } from '@/model/database-snapshot/rules';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { FAILING_KINDS, type FailingKind, remediesOf, troublePath } from '@/model/remedies';
import { statusGroup } from '@/model/status';

type Failing = Records[FailingKind];
type Snapshot = Records['image' | 'database_snapshot'];

/** Lists the account's records. Official images are not its concern. */
function ownOf(kind: FailingKind, facts: AttentionFacts): readonly Failing[] {
  if (kind !== 'image') return facts.list(kind);
  return facts.list('image').filter(({ owner }) => owner === facts.account);
}

function actionFor(kind: FailingKind, record: Failing, account: string): AttentionAction {
  const { id, status } = record;
  const [remedy = 'support'] = remediesOf(kind, status);
  return remedy === 'support'
    ? { label: 'Contact support', to: troublePath(account, { kind, id, status }) }
    : { kind, id, verb: remedy };
}

function sourceOf({ source }: Snapshot, facts: AttentionFacts): Named | undefined {
  if (!source) return undefined;
  for (const kind of ['server', 'database_server'] as const) {
    if (facts.get(kind, source) !== undefined) return { kind, id: source };
  }
  return undefined;
}

function lastGood(source: string, kind: 'image' | 'database_snapshot', facts: AttentionFacts) {
  return facts
    .list(kind)
    .filter((each) => each.source === source && isFinished(each))
    .map((each) => each.created_at ?? '')
    .toSorted()
    .at(-1);
}

/**
 * Reports a snapshot that failed since the last good one, with its source and the good one's age.
 */
function failedSnapshot(
  kind: FailingKind,
  record: Failing,
  facts: AttentionFacts,
): Attention | undefined {
  if (kind !== 'image' && kind !== 'database_snapshot') return undefined;
  const snapshot = record as Snapshot;
  const source = sourceOf(snapshot, facts);
  if (source === undefined) return undefined;
  const good = lastGood(source.id, kind, facts);
  if (timeOf(good) > timeOf(snapshot.created_at)) return undefined;
  const which = snapshot.source_trigger === 'manual' ? 'A snapshot' : 'The scheduled snapshot';
  return {
    key: `failed/${snapshot.id}`,
    tone: 'error',
    words: [`${which} of `, source, ' failed'],
    detail:
      good === undefined
        ? 'No successful snapshot'
        : `Last successful: ${formatSince(good, facts.now)}`,
    action: { ...source, verb: 'snapshot' },
  };
}

function failure(kind: FailingKind, record: Failing, facts: AttentionFacts): Attention {
  const { id, status, created_at: made } = record;
  return (
    failedSnapshot(kind, record, facts) ?? {
      key: `failed/${id}`,
      tone: 'error',
      words: [{ kind, id }, status === 'failing' ? ' is failing' : ' failed'],
      detail: [KINDS[kind].singular, made && `created ${relativeTime(made, facts.now)}`]
        .filter(Boolean)
        .join(', '),
      action: actionFor(kind, record, facts.account),
    }
  );
}

const newestFirst = (one: Failing, other: Failing) =>
  timeOf(other.created_at) - timeOf(one.created_at);

function failuresOf(kind: FailingKind, facts: AttentionFacts): readonly Attention[] {
  const failed = ownOf(kind, facts).filter(({ status }) => statusGroup(status ?? '') === 'failed');
  return withRest(
    failed.toSorted(newestFirst),
    (record) => failure(kind, record, facts),
    (count) => ({
      key: `failed/${kind}`,
      tone: 'error',
      words: [`${formatCount(count)} more ${KINDS[kind].plural} failed`],
      action: { label: 'Show all', to: paths.listWithStatus(kind, facts.account, 'failed') },
    }),
  );
}

export const failedResources: Check = {
  sources: FAILING_KINDS,
  find: (facts) => FAILING_KINDS.flatMap((kind) => failuresOf(kind, facts)),
  unjudged: (facts) =>
    FAILING_KINDS.flatMap((kind) =>
      ownOf(kind, facts)
        .filter(({ status }) => status === undefined)
        .map(({ id }) => ({ kind, id })),
    ),
};

const DAY_MS = 86_400_000;

/** Age of a server from which it needs a younger snapshot. */
export const SNAPSHOT_DAYS = 14;

function isUp({ status }: ServerRecord): boolean {
  return status === 'active' || status === 'inactive';
}

/** Returns the time of the last good snapshot in ms, or 0 without one; undefined if unknown. */
function lastSnapshot(server: ServerRecord, facts: AttentionFacts): number | undefined {
  let last = 0;
  for (const id of server.snapshots ?? []) {
    const snapshot = facts.get('image', id);
    if (snapshot?.status === undefined || snapshot.created_at === undefined) return undefined;
    if (snapshot.status === 'available') last = Math.max(last, timeOf(snapshot.created_at));
  }
  return server.snapshots && last;
}

function lacksSnapshot(server: ServerRecord, facts: AttentionFacts): boolean | undefined {
  if (server.status === undefined) return undefined;
  if (!isUp(server)) return false;
  const before = facts.now - SNAPSHOT_DAYS * DAY_MS;
  if (server.created_at === undefined) return undefined;
  if (timeOf(server.created_at) > before) return false;
  const last = lastSnapshot(server, facts);
  return last === undefined ? undefined : last <= before;
}

export const missingSnapshots: Check = {
  sources: ['server'],
  find: (facts) => {
    const lacking = facts.list('server').filter((server) => lacksSnapshot(server, facts) === true);
    const [first, ...others] = lacking.map(({ id }) => ({ kind: 'server' as const, id }));
    if (first === undefined) return [];
    const have = others.length === 0 ? 'has' : 'have';
    return [
      {
        key: 'snapshots',
        tone: 'warning',
        words: [
          ...namesOf([first, ...others]),
          ` ${have} had no snapshot for ${String(SNAPSHOT_DAYS)} days`,
        ],
        action:
          others.length === 0
            ? { ...first, verb: 'snapshot' }
            : { label: 'All servers', to: paths.servers(facts.account) },
      },
    ];
  },
  unjudged: (facts) =>
    facts
      .list('server')
      .filter((server) => lacksSnapshot(server, facts) === undefined)
      .map(({ id }) => ({ kind: 'server', id })),
};
