import { useSelector } from 'react-redux';
import { VerbButton } from '@/components/lists/verbs/record-actions';
import type { AttentionAction } from '@/model/attention/attention';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import { IMAGE_VERBS } from '@/model/image/verbs';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import type { Records } from '@/model/records/records';
import { SERVER_VERBS } from '@/model/server/verbs';
import type { Verb } from '@/model/verb';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

type HelpedKind = 'server' | 'image' | 'load_balancer' | 'database_server' | 'database_snapshot';

const VERBS: { readonly [K in HelpedKind]: readonly Verb<Records[K]>[] } = {
  server: SERVER_VERBS,
  image: IMAGE_VERBS,
  load_balancer: LOAD_BALANCER_VERBS,
  database_server: DATABASE_SERVER_VERBS,
  database_snapshot: DATABASE_SNAPSHOT_VERBS,
};

type VerbAction = Extract<AttentionAction, { readonly verb: string }>;

function Helping<K extends HelpedKind>({ kind, id, verb }: VerbAction & { readonly kind: K }) {
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const found = VERBS[kind].find((each) => each.id === verb);
  if (record === undefined || found === undefined) return null;
  return <VerbButton record={record} verb={found} size="s" />;
}

function isHelped(kind: string): kind is HelpedKind {
  return Object.hasOwn(VERBS, kind);
}

export function AttentionVerb({ action: { kind, id, verb } }: { readonly action: VerbAction }) {
  return isHelped(kind) ? <Helping kind={kind} id={id} verb={verb} /> : null;
}
