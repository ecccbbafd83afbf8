import { formatSize } from '@/lib/sizes';
import { databaseMemoryProblem } from '@/model/database-server/memory';
import type { Facts } from '@/model/facts';
import type { Records } from '@/model/records/records';

type DatabaseType = Records['database_type'];

export function databaseResizeProblem(
  now: DatabaseType | undefined,
  next: DatabaseType,
  facts: Pick<Facts, 'account'>,
): string | undefined {
  if (now?.id === next.id) return 'This is its type now';
  if (now?.ram === undefined) return 'The memory of its type now is not known';
  if (next.ram === undefined) return 'The memory of this type is not known';
  if (next.ram <= now.ram) return `Only types with more than ${formatSize(now.ram)} can be chosen`;
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
