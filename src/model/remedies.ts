import { entryOf } from '@/lib/values';
import { type Kind, KINDS } from './kinds';
import { paths } from './paths';

/** Kinds that can fail, in the order of the dashboard. */
export const FAILING_KINDS = [
  'server',
  'image',
  'load_balancer',
  'database_server',
  'database_snapshot',
  'volume',
] as const;

export type FailingKind = (typeof FAILING_KINDS)[number];

/** One of the record's own verbs, or a request to support. */
export type Remedy = 'similar' | 'delete' | 'support';

type Remedies = Readonly<Record<'failing' | 'failed', readonly Remedy[]>>;

const ASK: Remedies = { failing: ['support'], failed: ['support'] };
const COPY: Remedies = { ...ASK, failed: ['similar'] };
/** A failed snapshot never held data, so nothing is lost with it. */
const SNAPSHOT: Remedies = { ...ASK, failed: ['delete'] };

/** Remedies, best first (docs/product/dashboard.md#remedies). */
const REMEDIES: Readonly<Record<FailingKind, Remedies>> = {
  server: COPY,
  image: SNAPSHOT,
  load_balancer: { ...ASK, failed: ['similar', 'support'] },
  database_server: ASK,
  database_snapshot: SNAPSHOT,
  volume: ASK,
};

export function remediesOf(kind: Kind, status: string | undefined): readonly Remedy[] {
  const ofKind: Readonly<Record<string, readonly Remedy[]>> | undefined = entryOf(REMEDIES, kind);
  return entryOf(ofKind, status ?? '') ?? [];
}

interface Troubled {
  readonly kind: Kind;
  readonly id: string;
  readonly status: string | undefined;
}

/** Path of a support request that names the record. */
export function troublePath(account: string, { kind, id, status }: Troubled): string {
  const state = status === 'failing' ? 'is failing' : 'has failed';
  return paths.support(account, `${KINDS[kind].singular} ${id} ${state}`);
}
