import { expect, test } from 'vitest';
import { databaseTypeLabel } from '@/model/database-type/describe';
import { record } from '../build';

test.each([
  [{ ram: 4096, disk_size: 40_960, cores: 2 }, '4 GB, 2 cores, 40 GB disk'],
  // The public API sends no cores.
  [{ ram: 4096, disk_size: 40_960 }, '4 GB, 40 GB disk'],
  [{ name: 'Default DBaaS' }, 'Default DBaaS'],
])('a database type that tells %j is %s', (given, label) => {
  expect(databaseTypeLabel(record('database_type', { id: 'dbt-aaaaa', ...given }))).toBe(label);
});
