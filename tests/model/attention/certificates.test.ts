import { expect, test } from 'vitest';
import { endingCertificates } from '@/model/attention/network';
import { daysAgo, factsWith, textOf } from './world';

const https = { id: 'lba-aaaaa', listeners: [{ protocol: 'https', in: 443, out: 80 }] };
const ending = (expires_at: string) =>
  endingCertificates
    .find(factsWith({ load_balancer: [{ ...https, certificate: { expires_at } }] }))
    .map(({ tone, words }) => [tone, textOf(words)]);

test('a certificate is told from 30 days before its end', () => {
  expect(ending(daysAgo(-30, -1))).toEqual([]);
  expect(ending(daysAgo(-30))).toEqual([
    ['warning', 'The certificate of lba-aaaaa expires in 30 days'],
  ]);
  expect(ending(daysAgo(3))).toEqual([
    ['error', 'The certificate of lba-aaaaa expired 3 days ago'],
  ]);
});

test('so is one that Let’s Encrypt gave', () => {
  const acme = { certificate: { expires_at: daysAgo(-2) }, domains: [] };
  const facts = factsWith({ load_balancer: [{ ...https, certificate: null, acme }] });
  expect(endingCertificates.find(facts)).toMatchObject([
    { action: { to: '/accounts/acc-aaaaa/load_balancers/lba-aaaaa/https/' } },
  ]);
});

test('a balancer with HTTPS whose certificate is not known cannot be judged; one without needs none', () => {
  const http = { id: 'lba-bbbbb', listeners: [{ protocol: 'http', in: 80, out: 80 }] };
  const facts = factsWith({ load_balancer: [https, http] });
  expect(endingCertificates.unjudged?.(facts)).toEqual([
    { kind: 'load_balancer', id: 'lba-aaaaa' },
  ]);
});
