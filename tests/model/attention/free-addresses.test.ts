import { expect, test } from 'vitest';
import { unmappedAddresses } from '@/model/attention/network';
import { factsWith, textOf } from './world';

const ip = (number: number, status?: string) => ({ id: `cip-aaaa${String(number)}`, status });
const told = (...ips: { id: string }[]) => unmappedAddresses.find(factsWith({ cloud_ip: ips }));

test('a cloud IP that is unmapped is told, with the way to map it', () => {
  const [found] = told(ip(1, 'unmapped'));
  expect(textOf(found?.words ?? [])).toBe('Cloud IP cip-aaaa1 is unmapped');
  expect(found?.action).toMatchObject({ to: '/accounts/acc-aaaaa/cloud_ips/cip-aaaa1/map/' });
  expect(told(ip(1, 'mapped'), ip(2, 'mapping'), ip(3, 'reserved'))).toEqual([]);
});

test('of many the others are counted, and their list is under the word that it has for them', () => {
  const found = told(...[1, 2, 3, 4, 5].map((number) => ip(number, 'unmapped')));
  expect(textOf(found[3]?.words ?? [])).toBe('2 more Cloud IPs are unmapped');
  expect(found[3]?.action).toMatchObject({ to: '/accounts/acc-aaaaa/cloud_ips/?status=pending' });
});

test('one without a status cannot be judged', () => {
  const facts = factsWith({ cloud_ip: [ip(1)] });
  expect(unmappedAddresses.unjudged?.(facts)).toEqual([{ kind: 'cloud_ip', id: 'cip-aaaa1' }]);
});
