import { pendingProblem } from '@/model/account/status';
import { defaultOf, type Engine } from '@/model/database-engine/engines';
import { accessProblems, type AccessRow, EMPTY_ACCESS, wireAccess } from './access';
import { type Maintenance, wireMaintenance } from './maintenance';
import { databaseMemoryProblem, defaultDatabaseType, NO_DATABASE_TYPE_FITS } from './resize';
import { isFinished } from '@/model/database-snapshot/rules';
import type { Facts } from '@/model/facts';
import { checkedForm, type Problems } from '@/model/problems';
import { parseSchedule, scheduleText } from '@/model/schedule';
import {
  DEFAULT_RETENTION,
  DEFAULT_SCHEDULE,
  retentionProblem,
  scheduleProblem,
  wireRetention,
} from '@/model/snapshots/plan';
import type { AccessRule } from '@/wire/databases';

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

/** Allows the members of the default group at first. */
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

export function newDatabaseProblems(form: NewDatabase, facts: Facts): Problems<NewDatabase> {
  const type = form.type === '' ? undefined : facts.get('database_type', form.type);
  const isEngine = form.from === 'engine';
  return {
    engine:
      isEngine && (form.engine === '' || form.version === '')
        ? 'Please select a database engine.'
        : undefined,
    snapshot: !isEngine && form.snapshot === '' ? 'Please select a database snapshot.' : undefined,
    type:
      type === undefined
        ? 'Please select a database type.'
        : databaseMemoryProblem(type.ram, facts.account),
    schedule: scheduleProblem(form.schedule),
    count: retentionProblem(form),
    rows: accessProblems(form.rows),
  };
}

export function newDatabaseSchema(factsNow: () => Facts) {
  return checkedForm<NewDatabase>((form) => newDatabaseProblems(form, factsNow()));
}

export function noDatabaseTypeFits(facts: Facts): boolean {
  const types = facts.all('database_type');
  return (
    types.length > 0 &&
    types.every(({ ram }) => databaseMemoryProblem(ram, facts.account) !== undefined)
  );
}

export function createDatabaseReason(facts: Facts): string | undefined {
  return (
    pendingProblem(facts.account) ?? (noDatabaseTypeFits(facts) ? NO_DATABASE_TYPE_FITS : undefined)
  );
}

/** Body of the request. The answer has other keys (docs/product/databases.md#create-body). */
export interface NewDatabaseBody {
  readonly name?: string;
  readonly description?: string;
  readonly engine?: string;
  readonly version?: string;
  readonly snapshot?: string;
  readonly database_type: string;
  readonly zone?: string;
  readonly maintenance_weekday: number;
  readonly maintenance_hour: number;
  readonly snapshots_schedule: string | null;
  readonly snapshots_retention: string;
  readonly access_control: readonly AccessRule[];
}

/** Converts the form to a request; empty names and choices are left to the provider. */
export function newDatabaseBody(form: NewDatabase): NewDatabaseBody {
  const name = form.name.trim();
  const description = form.description.trim();
  return {
    ...(name && { name }),
    ...(description && { description }),
    ...(form.from === 'engine'
      ? { engine: form.engine, version: form.version }
      : { snapshot: form.snapshot }),
    database_type: form.type,
    ...(form.zone && { zone: form.zone }),
    ...wireMaintenance(form),
    snapshots_schedule: scheduleText(parseSchedule(form.schedule)),
    snapshots_retention: wireRetention(form),
    access_control: wireAccess(form.rows),
  };
}
