import { accessProblems } from '@/model/database-server/access';
import type { NewDatabase } from '@/model/database-server/create/form';
import { databaseMemoryProblem, NO_DATABASE_TYPE_FITS } from '@/model/database-server/memory';
import { pendingProblem } from '@/model/account/pending';
import type { Facts } from '@/model/facts';
import { checkedForm, type Problems } from '@/model/problems';
import { retentionProblem, scheduleProblem } from '@/model/snapshots/plan';

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
