import { expect, test } from 'vitest';
import { engineLabel } from '@/model/database-engine/engines';

test.each([
  ['mysql', '8.0', 'MySQL 8.0'],
  ['postgresql', '16', 'PostgreSQL 16'],
  ['mariadb', '11', 'mariadb 11'],
  ['mysql', null, 'MySQL'],
  // Answers of 2014 have a version only.
  [null, '5.5', 'Version 5.5'],
  [null, null, undefined],
])('the engine %s in version %s is %s', (database_engine, database_version, label) => {
  expect(engineLabel({ database_engine, database_version })).toBe(label);
});
