import { allowanceOf } from '@/model/account/allowance';
import type { Records } from '@/model/records/records';

type DatabaseType = Records['database_type'];

export const NO_DATABASE_MEMORY = 'Not enough memory left';

export const NO_DATABASE_TYPE_FITS =
  'Your account does not have enough Cloud SQL memory left for any type';

/** Spec 2 §9: dbs_ram_limit minus dbs_ram_used, in bytes. */
function databaseMemoryLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'databaseMemory').left;
}

export function databaseMemoryProblem(
  bytes: number | undefined,
  account: Records['account'] | undefined,
): string | undefined {
  const left = databaseMemoryLeft(account);
  if (left === undefined || bytes === undefined) return undefined;
  return bytes > left ? NO_DATABASE_MEMORY : undefined;
}

export function byMemory(one: DatabaseType, other: DatabaseType): number {
  return (one.ram ?? 0) - (other.ram ?? 0);
}

/** The default type, or the largest within the memory that is left (spec 2 §9). */
export function defaultDatabaseType(
  types: readonly DatabaseType[],
  account: Records['account'] | undefined,
): DatabaseType | undefined {
  const fitting = types.filter(({ ram }) => databaseMemoryProblem(ram, account) === undefined);
  return fitting.find((type) => type.default === true) ?? fitting.toSorted(byMemory).at(-1);
}
