import { decode, type Entity } from '@/model/decode';
import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

/** The pieces of a raw record, for tests that only care what they are. */
function entitiesOf(kind: Kind, raw: Readonly<Record<string, unknown>>): readonly Entity[] {
  const { entities, issues } = decode(kind, raw, { volumeSize: 'bytes' });
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return entities;
}

/** A record as it would come over the wire with just these fields. */
export function record<K extends Kind>(
  kind: K,
  raw: Readonly<Record<string, unknown>> & { id: string },
): Records[K] {
  const entity = entitiesOf(kind, raw)[0];
  if (entity === undefined) throw new Error('No record');
  return entity.record as Records[K];
}

type Known = {
  readonly [K in Kind]?: readonly (Readonly<Record<string, unknown>> & { id: string })[];
};

/** Facts that know these raw records and nothing else. */
export function facts(known: Known = {}, now = 0): Facts {
  const all = <K extends Kind>(kind: K): Records[K][] =>
    (known[kind] ?? []).map((raw) => record(kind, raw));
  return {
    account: undefined,
    user: undefined,
    now,
    limits: { volume: { minimum: 40, maximum: 4096 } },
    offline: false,
    features: { clusterIps: true, databaseResize: true },
    all,
    get: (kind, id) => all(kind).find((one) => one.id === id),
  };
}
