import { expect, test } from 'vitest';
import { isForeign } from '@/model/facts';
import { record } from './build';

const account = 'acc-aaaaa';

test.each([
  ['server', { id: 'srv-aaaaa', account }, false],
  ['server', { id: 'srv-aaaaa', account: 'acc-bbbbb' }, true],
  // A row that does not say may be ours.
  ['server', { id: 'srv-aaaaa' }, false],
  ['volume', { id: 'vol-aaaaa', account: 'acc-bbbbb' }, true],
  // Images show if public or owned by the account.
  ['image', { id: 'img-aaaaa', public: true, owner: 'acc-bbbbb' }, false],
  ['image', { id: 'img-aaaaa', public: false, owner: 'acc-bbbbb' }, true],
  ['image', { id: 'img-aaaaa', public: false, owner: account }, false],
  ['image', { id: 'img-aaaaa', owner: 'acc-bbbbb' }, false],
  // Not filtered by account.
  ['user', { id: 'usr-aaaaa', default_account: 'acc-bbbbb' }, false],
  ['zone', { id: 'zon-aaaaa' }, false],
] as const)("whether a %s %j is another account's: %s", (kind, fields, foreign) => {
  expect(isForeign(kind, record(kind, fields), account)).toBe(foreign);
});
