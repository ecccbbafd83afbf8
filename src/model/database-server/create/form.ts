import { isFinished } from '@/model/database-snapshot/finished';
import { type AccessRow, EMPTY_ACCESS } from '@/model/database-server/access';
import type { Maintenance } from '@/model/database-server/maintenance';
import { defaultDatabaseType } from '@/model/database-server/memory';
import { defaultOf, type Engine } from '@/model/database-engine/engines';
import type { Facts } from '@/model/facts';
import { DEFAULT_RETENTION, DEFAULT_SCHEDULE } from '@/model/snapshots/plan';

export interface NewDatabase {
  name: string;
  description: string;
  from: 'engine' | 'snapshot';
  engine: string;
  version: string;
  snapshot: string;
  type: string;
  zone: string;
  weekday: string;
  hour: string;
  schedule: string;
  automatic: boolean;
  count: string;
  rows: AccessRow[];
}

/** Allows the members of the default group at first (spec 2 §9). */
function firstRows(facts: Facts): AccessRow[] {
  const group = facts.all('server_group').find((each) => each.default === true);
  return group === undefined
    ? [EMPTY_ACCESS]
    : [{ kind: 'server_group', value: group.id, description: '' }];
}

interface Beginning {
  readonly engines: readonly Engine[];
  readonly snapshot: string | undefined;
  readonly window: Maintenance;
}

export function newDatabase({ engines, snapshot, window }: Beginning, facts: Facts): NewDatabase {
  const engine = defaultOf(engines);
  const known = snapshot && facts.get('database_snapshot', snapshot);
  const isOffered = known !== undefined && known !== '' && isFinished(known);
  return {
    name: '',
    description: '',
    from: isOffered ? 'snapshot' : 'engine',
    engine: engine?.id ?? '',
    version: (engine && defaultOf(engine.versions)?.id) ?? '',
    snapshot: isOffered ? known.id : '',
    type: defaultDatabaseType(facts.all('database_type'), facts.account)?.id ?? '',
    zone: '',
    ...window,
    schedule: DEFAULT_SCHEDULE,
    automatic: true,
    count: String(DEFAULT_RETENTION),
    rows: firstRows(facts),
  };
}
