import { timeOf } from '@/lib/dates';
import { type AttentionFacts, type Check, namesOf } from '@/model/attention/attention';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';

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
