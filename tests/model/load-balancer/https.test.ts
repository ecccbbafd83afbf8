import { describe, expect, test } from 'vitest';
import * as certificate from '@/lib/certificate';
import * as chain from '@/model/load-balancer/chain';
import { redirectCall } from '@/model/load-balancer/calls';
import {
  domainWarning,
  httpsCall,
  type HttpsForm,
  httpsForm,
  httpsProblems,
  httpsSchema,
  NO_HTTPS,
} from '@/model/load-balancer/https';
import * as v from 'valibot';
import { certificate_pem, certificate_private_key, strangeKey } from '../../mocks/certificates';
import { facts, record } from '../build';

const reader = { ...certificate, ...chain };

const HTTP = { protocol: 'http', in: 80, out: 80, timeout: 50_000, proxy_protocol: null };
const HTTPS = { protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: null };
const NONE = { acme: null, certificate: null };
const ACME = {
  acme: { certificate: null, domains: [{ identifier: 'a.example', status: 'valid' }] },
  certificate: null,
};
const PEM = { acme: null, certificate: { subject: 'a.example' } };

const balancer = (raw: object = {}) =>
  record('load_balancer', {
    id: 'lba-aaaaa',
    status: 'active',
    listeners: [HTTP],
    ...NONE,
    ...raw,
  });

const form = (changes: Partial<HttpsForm>): HttpsForm => ({ ...NO_HTTPS, ...changes });
const acme = (...names: string[]) =>
  form({ method: 'acme', domains: names.map((name) => ({ name })) });
const pem = (certificate = certificate_pem, key = certificate_private_key) =>
  form({ method: 'pem', certificate, key });

describe('what is asked of a certificate', () => {
  test.each([
    [pem('', ''), 'Please upload a certificate PEM.', 'Please upload private key.'],
    [pem('hello'), 'This isn’t a PEM certificate', undefined],
    [pem('hello', ''), 'This isn’t a PEM certificate', 'Please upload private key.'],
    // An unreadable certificate says nothing about the key.
    [pem('-----BEGIN CERTIFICATE-----'), 'This isn’t a PEM certificate', undefined],
    [pem('', 'hello'), 'Please upload a certificate PEM.', 'This isn’t a PEM private key'],
    [pem(certificate_pem, 'hello'), undefined, 'This isn’t a PEM private key'],
    [
      pem(certificate_pem, strangeKey),
      undefined,
      'This private key belongs to another certificate',
    ],
    [
      pem(
        certificate_pem,
        '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIGH\n-----END ENCRYPTED PRIVATE KEY-----',
      ),
      undefined,
      'Remove the passphrase from this private key first',
    ],
    [pem(), undefined, undefined],
  ])('%#: %s; %s', (given, certificate, key) => {
    const problems = httpsProblems(given, 'none', reader);
    expect([problems.certificate, problems.key]).toEqual([certificate, key]);
  });

  test('a key among the certificates would be sent as one', () => {
    const both = pem(`${certificate_pem}${certificate_private_key}`);
    expect(httpsProblems(both, 'none', reader).certificate).toBe(
      'Put the private key in its own field, not in the certificate',
    );
  });

  test('before it can be checked, nothing is sent', () => {
    expect(httpsProblems(pem(), 'none', undefined).certificate).toBe(
      'This can’t be checked yet. Try again',
    );
  });
});

describe('what is asked of domains', () => {
  test.each([
    [acme(''), 'none', 'Please enter at least one domain'],
    [acme(' '), 'acme', "Let's Encrypt Certificates must have at least one domain"],
  ] as const)('%#: %s, %s', (given, had, words) => {
    expect(httpsProblems(given, had, undefined).domains).toBe(words);
  });

  test('none is blank, and none there twice', () => {
    expect(httpsProblems(acme('a.example', '', 'A.example'), 'none', undefined).domains).toEqual([
      {},
      { name: 'Please enter a domain name.' },
      { name: 'This domain is already listed' },
    ]);
  });

  test('what is known to keep a domain from a certificate is told before', () => {
    const known = facts({ load_balancer: [{ id: 'lba-bbbbb', ...ACME }] });
    expect(domainWarning('a.example', 'lba-aaaaa', known)).toBe(
      'lba-bbbbb already has this domain. It can only resolve to one load balancer',
    );
    expect(domainWarning('a.example', 'lba-bbbbb', known)).toBeUndefined();
    expect(domainWarning('*.example.com', undefined, known)).toMatch(/^Wildcards/);
    expect(domainWarning('localhost', undefined, known)).toBe('Enter a full domain name');
    expect(domainWarning('', undefined, known)).toBeUndefined();
  });
});

test('without a listener of another kind HTTPS cannot be disabled', () => {
  const problems = (raw: object, given: HttpsForm) =>
    v.safeParse(httpsSchema(balancer(raw), reader), given).issues?.map(({ message }) => message);
  const only = { ...PEM, listeners: [HTTPS] };
  expect(problems(only, form({}))).toEqual([
    'HTTPS cannot be disabled until the Load Balancer has a non-HTTPS listener',
  ]);
  expect(problems({ ...only, listeners: [HTTPS, HTTP] }, form({}))).toBeUndefined();
  expect(problems({ listeners: [{ ...HTTP, in: 443 }] }, pem())).toEqual([
    'Another listener uses port 443. Move it to another port first',
  ]);
});

describe('what a change of the method sends', () => {
  const sent = (raw: object, given: HttpsForm) => httpsCall(given, balancer(raw)).body;

  test('none clears certificate, key, domains, redirect, and what listened to HTTPS', () => {
    expect(sent({ ...PEM, listeners: [HTTP, HTTPS] }, form({}))).toEqual({
      certificate_pem: '',
      certificate_private_key: '',
      domains: [],
      https_redirect: false,
      listeners: [HTTP],
    });
  });

  test('the first HTTPS brings its listener', () => {
    expect(sent({}, acme(' a.example ', 'b.example'))).toEqual({
      domains: ['a.example', 'b.example'],
      listeners: [HTTP, HTTPS],
    });
    expect(sent({}, pem())).toEqual({
      certificate_pem,
      certificate_private_key,
      listeners: [HTTP, HTTPS],
    });
  });

  test('one method clears what the other left', () => {
    const listeners = [HTTP, HTTPS];
    expect(sent({ ...ACME, listeners }, pem())).toEqual({
      certificate_pem,
      certificate_private_key,
      domains: [],
    });
    expect(sent({ ...PEM, listeners }, acme('a.example'))).toEqual({
      domains: ['a.example'],
      certificate_pem: '',
      certificate_private_key: '',
    });
    expect(sent({ ...ACME, listeners }, acme('b.example'))).toEqual({ domains: ['b.example'] });
  });

  test('a redirect brings the listener that it leads to', () => {
    expect(redirectCall(balancer(ACME), true).body).toEqual({
      https_redirect: true,
      listeners: [HTTP, HTTPS],
    });
    expect(redirectCall(balancer(ACME), false).body).toEqual({ https_redirect: false });
  });
});

test('the form begins with the method and its domains; a key is never told', () => {
  expect(httpsForm(balancer())).toEqual(NO_HTTPS);
  expect(httpsForm(balancer(ACME))).toEqual(acme('a.example'));
  expect(httpsForm(balancer(PEM))).toEqual({ ...NO_HTTPS, method: 'pem' });
  expect(httpsForm(record('load_balancer', { id: 'lba-aaaaa' }))).toBeUndefined();
});
