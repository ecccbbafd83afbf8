import { expect, test } from 'vitest';
import { requestLimitCall } from '@/model/account/calls';
import {
  amountLabel,
  limitFor,
  limitOf,
  limitProblems,
  LIMITS,
  ORGANISATION_TYPES,
} from '@/model/account/limits';
import type { Records } from '@/model/records/records';

const GB = 1024 ** 3;
const limit = (name: string) => limitOf(name)!;
const account = (fields: object) => ({ id: 'acc-aaaaa', ...fields }) as Records['account'];

const GOOD = { newLimit: '20', organisationType: 'WEB', message: 'For the new shop' };

test('five limits can be asked for, each by its address and its type', () => {
  expect(LIMITS.map(({ resource, type }) => [resource, type])).toEqual([
    ['server', 'SRV_RAM'],
    ['cloud_ip', 'CIP_COUNT'],
    ['load_balancer', 'LBA_COUNT'],
    ['database_server', 'SQL_COUNT'],
    ['block_storage', 'BLK_STORAGE'],
  ]);
  expect(limitOf('volume')).toBeUndefined();
});

test('the organisation types', () => {
  expect(ORGANISATION_TYPES.map(({ value }) => value).join(', ')).toBe(
    'CHARITY, CREATIVE_AGENCY, EDUCATION, ENTERPRISE, GOV_NGO_NPO, SOCIAL_GAMING, STARTUP, WEB, OTHER',
  );
});

test('an amount is told in its unit', () => {
  expect(amountLabel(limit('server'), 64 * GB)).toBe('64 GB');
  expect(amountLabel(limit('cloud_ip'), 1600)).toBe('1,600');
});

test('a good request has no problems, the current limit itself included', () => {
  const none = { newLimit: undefined, organisationType: undefined, message: undefined };
  expect(limitProblems(limit('cloud_ip'), 16, GOOD)).toEqual(none);
  expect(limitProblems(limit('cloud_ip'), 20, GOOD)).toEqual(none);
  expect(limitProblems(limit('server'), 20 * GB, { ...GOOD, newLimit: ' 20.5 gb ' })).toEqual(none);
});

test.each(['', ' ', 'many', '-3', '1e9', '0x20', '2.5', 'NaN', '99999999999', '12 GB'])(
  'Please enter valid numeric limit, of cloud IPs for %j',
  (newLimit) => {
    const { newLimit: problem } = limitProblems(limit('cloud_ip'), 0, { ...GOOD, newLimit });
    expect(problem).toBe('Please enter valid numeric limit');
  },
);

test('Requested limit is lower than current limit.', () => {
  const words = 'Requested limit is lower than current limit.';
  expect(limitProblems(limit('cloud_ip'), 21, GOOD).newLimit).toBe(words);
  expect(limitProblems(limit('server'), 20.5 * GB, GOOD).newLimit).toBe(words);
  expect(limitProblems(limit('server'), 20 * GB, GOOD).newLimit).toBeUndefined();
});

test('Please select organisation type', () => {
  for (const organisationType of ['', 'SHOP']) {
    expect(
      limitProblems(limit('cloud_ip'), 0, { ...GOOD, organisationType }).organisationType,
    ).toBe('Please select organisation type');
  }
});

test('Please provide a reason for the increase request, of ten characters when trimmed', () => {
  const about = (message: string) =>
    limitProblems(limit('cloud_ip'), 0, { ...GOOD, message }).message;
  expect(about('   nine char   ')).toBe('Please provide a reason for the increase request');
  expect(about('ten chars!')).toBeUndefined();
});

test.each([
  ['server', '20', 20 * 1024],
  ['database_server', '0.5', 512],
  ['block_storage', '2048', 2048 * 1024],
  ['cloud_ip', '20', 20],
  ['load_balancer', '3', 3],
])('of %s, %s is sent as %i', (resource, newLimit, sent) => {
  const call = requestLimitCall('acc-aaaaa', limit(resource), {
    ...GOOD,
    newLimit,
    message: ' For the new shop ',
  });
  expect(call).toEqual({
    kind: 'account',
    id: 'acc-aaaaa',
    showsIn: [],
    mutation: 'requestLimitChange',
    variables: {
      accountId: 'acc-aaaaa',
      newLimit: sent,
      organisationType: 'WEB',
      resourceType: limit(resource).type,
      message: 'For the new shop',
    },
  });
});

test('a notice asks for what is used and more, and for no less than the limit', () => {
  const some = account({ cloud_ips_limit: 16, cloud_ips_used: 16 });
  expect(limitFor(some, limit('cloud_ip'), 1)).toBe('17');
  const memory = account({ ram_limit: 64 * GB, ram_used: 60.5 * GB });
  expect(limitFor(memory, limit('server'), 8)).toBe('69');
  expect(limitFor(memory, limit('server'), 1)).toBe('64');
});

test('without a number, or while the limit is unknown, nothing is filled in', () => {
  const some = account({ cloud_ips_limit: 16, cloud_ips_used: 16 });
  for (const more of [0, -1, Number.NaN]) expect(limitFor(some, limit('cloud_ip'), more)).toBe('');
  expect(limitFor(account({}), limit('cloud_ip'), 1)).toBe('');
});
