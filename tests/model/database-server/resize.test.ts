import { expect, test } from 'vitest';
import { chosenDatabaseTypeProblem, databaseResizeProblem } from '@/model/database-server/resize';
import { record } from '../build';

const type = (id: string, ram?: number) =>
  record('database_type', { id, ...(ram !== undefined && { ram }) });
const payer = record('account', { id: 'acc-aaaaa', dbs_ram_limit: 16_384, dbs_ram_used: 4096 });

test.each([
  ['its own', type('dbt-aaaaa', 4096), type('dbt-aaaaa', 4096), 'This is the current type'],
  [
    'any, while its own tells none',
    type('dbt-aaaaa'),
    type('dbt-bbbbb', 4096),
    'The current type’s memory is unknown',
  ],
  [
    'any, while its own is gone',
    undefined,
    type('dbt-bbbbb', 4096),
    'The current type’s memory is unknown',
  ],
  [
    'one that tells none',
    type('dbt-aaaaa', 4096),
    type('dbt-bbbbb'),
    'This type’s memory is unknown',
  ],
  [
    'a smaller one',
    type('dbt-aaaaa', 4096),
    type('dbt-bbbbb', 2048),
    'Choose a type with more than 4 GB',
  ],
  ['a larger one', type('dbt-aaaaa', 4096), type('dbt-bbbbb', 8192), undefined],
])('%s', (_, now, next, problem) => {
  expect(databaseResizeProblem(now, next, { account: payer })).toBe(problem);
  expect(chosenDatabaseTypeProblem(now, next, { account: payer })).toBe(problem);
});
