import { expect, test } from 'vitest';
import { domainsOf, invalidDomainsProblem } from '@/model/load-balancer/certificate';
import { record } from '../build';

const NOW = Date.parse('2026-11-22T12:00:00Z');

type Domain = readonly [status: string | null, message?: string];

function shown(domains: readonly Domain[], certificate: object | null = null) {
  const balancer = record('load_balancer', {
    id: 'lba-aaaaa',
    acme: {
      certificate,
      domains: domains.map(([status, message = null], index) => ({
        identifier: `${String(index)}.example.com`,
        status,
        last_message: message,
      })),
    },
  });
  return domainsOf(balancer, NOW)?.map(({ status }) => status);
}

test.each<[string, Domain]>([
  ['valid', ['valid']],
  ['valid', ['verified']],
  ['pending', ['pending']],
  ['failing', ['pending', 'It does not resolve']],
  ['failing', ['failed']],
  ['invalid', ['invalid', 'NXDOMAIN']],
  ['unchecked', [null]],
  ['strange', ['strange']],
])('a domain is shown as %s', (status, domain) => {
  expect(shown([domain])).toEqual([status]);
});

test('beside an invalid one, what is valid or pending is blocked, and nothing else', () => {
  const all: Domain[] = [
    ['valid'],
    ['verified'],
    ['pending'],
    ['pending', 'why'],
    ['failed'],
    [null],
    ['invalid'],
  ];
  expect(shown(all)).toEqual([
    'blocked',
    'blocked',
    'blocked',
    'failing',
    'failing',
    'unchecked',
    'invalid',
  ]);
});

test('past the end of its certificate a domain is expired, one that has none is not', () => {
  const ended = { expires_at: '2026-11-22T11:59:59Z', domains: ['0.example.com'] };
  expect(shown([['valid'], ['verified'], ['pending']], ended)).toEqual([
    'expired',
    'valid',
    'pending',
  ]);
  expect(shown([['valid']], { ...ended, expires_at: '2026-11-22T12:00:01Z' })).toEqual(['valid']);
});

test('why no certificate can be issued', () => {
  const domain = (name: string, status: string) => ({ name, status, message: undefined });
  expect(invalidDomainsProblem([domain('a.example', 'valid')])).toBeUndefined();
  expect(
    invalidDomainsProblem([domain('a.example', 'invalid'), domain('b.example', 'invalid')]),
  ).toBe('Cannot issue an ACME certificate because domain(s) a.example and b.example are invalid');
});

test('a balancer without Let’s Encrypt has no domains, one of a list is not known', () => {
  expect(domainsOf(record('load_balancer', { id: 'lba-aaaaa', acme: null }), NOW)).toEqual([]);
  expect(domainsOf(record('load_balancer', { id: 'lba-aaaaa' }), NOW)).toBeUndefined();
});
