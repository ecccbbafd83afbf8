import { formatSize } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import type { Records } from '@/model/records/records';

type DatabaseType = Records['database_type'];

export const NO_DATABASE_MEMORY = 'Not enough memory left';

export const NO_DATABASE_TYPE_FITS =
  'Your account does not have enough Cloud SQL memory left for any type';

/** Memory left in bytes: dbs_ram_limit minus dbs_ram_used. */
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

/** The default type, or the largest within the memory that is left. */
export function defaultDatabaseType(
  types: readonly DatabaseType[],
  account: Records['account'] | undefined,
): DatabaseType | undefined {
  const fitting = types.filter(({ ram }) => databaseMemoryProblem(ram, account) === undefined);
  return fitting.find((type) => type.default === true) ?? fitting.toSorted(byMemory).at(-1);
}

export function databaseResizeProblem(
  now: DatabaseType | undefined,
  next: DatabaseType,
  facts: Pick<Facts, 'account'>,
): string | undefined {
  if (now?.id === next.id) return 'This is the current type';
  if (now?.ram === undefined) return 'The current type’s memory is unknown';
  if (next.ram === undefined) return 'This type’s memory is unknown';
  if (next.ram <= now.ram) return `Choose a type with more than ${formatSize(now.ram)}`;
  return databaseMemoryProblem(next.ram - now.ram, facts.account);
}

export function chosenDatabaseTypeProblem(
  now: DatabaseType | undefined,
  chosen: DatabaseType | undefined,
  facts: Pick<Facts, 'account'>,
): string | undefined {
  if (chosen === undefined) return 'Please select a database type.';
  return databaseResizeProblem(now, chosen, facts);
}
