import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { holdsPrivateKey, readPem } from '@/lib/certificate';
import { makeCertificate } from '../../../e2e/certificate';
import { certificate_pem, certificate_private_key, strangeKey } from '../../mocks/certificates';

/** One of RSA for rsa.example.com, without alternative names, and its key in the older form. */
const RSA_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIICKjCCAZOgAwIBAgIUZB0bCDN+RRXbHU7LZqJPJWaJA5cwDQYJKoZIhvcNAQEL
BQAwJzELMAkGA1UECgwCRXgxGDAWBgNVBAMMD3JzYS5leGFtcGxlLmNvbTAeFw0y
NjExMjIxOTIyMzVaFw0zNjExMTkxOTIyMzVaMCcxCzAJBgNVBAoMAkV4MRgwFgYD
VQQDDA9yc2EuZXhhbXBsZS5jb20wgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGB
AKgPdwDUhHegsDeTTPCZqAtI18s70kiVrUP/6tFzzBI4Wnngo/w8cYl5Oie4jmq4
5+1seLFKGWT2Nj50vk96rc2/Mrsgg1VCreRChNedKEN+MbtIURoMmWFYGoRg/iYm
HhtTCqS25/k92YA3kOVjFGWYWf8pWMr2oob95nBVeJkTAgMBAAGjUzBRMB0GA1Ud
DgQWBBSW5Aqy5ldbBk78dnZcmTCjpQ/SnTAfBgNVHSMEGDAWgBSW5Aqy5ldbBk78
dnZcmTCjpQ/SnTAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAIW2
IBFl4FKM2Zgmqpoe6E2irlgKk4c97pfldVqYc6hVCmNsFHnrhJCbaQKkDPTEU6Pp
iI/Q0ltv8nuOWlpuKwzE8E6q9fmmAwJoX1euq3+ZnXz9H+JPM+tN/rSrviA16smF
qj15JNok8xelfE9mETKu9K+hAP9WdOy9qF4Vi9j3
-----END CERTIFICATE-----
`;
const RSA_KEY = `-----BEGIN RSA PRIVATE KEY-----
MIICXQIBAAKBgQCoD3cA1IR3oLA3k0zwmagLSNfLO9JIla1D/+rRc8wSOFp54KP8
PHGJeTonuI5quOftbHixShlk9jY+dL5Peq3NvzK7IINVQq3kQoTXnShDfjG7SFEa
DJlhWBqEYP4mJh4bUwqktuf5PdmAN5DlYxRlmFn/KVjK9qKG/eZwVXiZEwIDAQAB
AoGAAIk0FvOWjI8doL++ghHrYEXWMla5f/PCPrJFPG/DGdfGKhdWToqezhJt5gyH
n72BN9edtusGk7TZTW+v368DeOAtE/tb6OJg5Gx1fULvacxRkXIToKlMJzhnasYT
JPkdeElVMFgJN4vpl58fUxossFaIIK54k0e4IQx6/m7vUxECQQDaiuHpMXoe/1LY
1u58UGI0rOEh0ULTwTn5Y759zG+d6CrLJi05oVkxfXeAXxsAmBlvKaeHIj+VdQPD
hiIcFUopAkEAxN2MvPbqtbdib+kMIT3fKnLEiaACL0XCP0+qVm7l/AggivwisnvO
b2eg80eQNDItRMpqf5oQh99niLdgr0Xo2wJBAK6V0oGbQAbxS7rkgSKYiMux7Cw6
4xsNOwYrE6ulnOlV5pHhzrFCX2G07LmFwKmJ2I/AhA/lYUxBbZ9OUYOD0nkCQQCC
5nHjYCd2xsZsdUB8hgBy4Dcw77UkK7ValaVErZ6888Z3w+lqVopQZ06NFSOcoVSa
biFcUVv2jKTyMkTWppyLAkAJSgHrmsACo/JHnOowVqyCGPaccCNsH8UOQPDXDREQ
XdJU1i2AouAVXBsLEAmlyzVG1+bu9IyXalY0MINZLLNZ
-----END RSA PRIVATE KEY-----
`;

const EC_KEY = createPrivateKey(certificate_private_key);
const RSA_PKCS8 = createPrivateKey(RSA_KEY).export({ type: 'pkcs8', format: 'pem' }).toString();
const EC_SEC1 = EC_KEY.export({ type: 'sec1', format: 'pem' }).toString();
const locked = { cipher: 'aes-128-cbc', passphrase: 'secret', format: 'pem' } as const;
const ED = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const siteOf = (text: string, key = '') => readPem(text, key).chain?.path[0];

test('a certificate tells its subject, names, issuer and dates', () => {
  expect(siteOf(certificate_pem)).toEqual({
    subject: 'www.example.com',
    issuer: 'www.example.com',
    names: ['www.example.com', 'shop.example.com'],
    validFrom: '2026-11-22T17:59:00.000Z',
    expiresAt: '2036-11-19T17:59:00.000Z',
    pem: certificate_pem,
  });
});

test('one without alternative names is for its subject', () => {
  expect(siteOf(RSA_CERTIFICATE)).toMatchObject({
    subject: 'rsa.example.com',
    names: ['rsa.example.com'],
  });
});

test.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['a key', certificate_private_key],
  ['no end', certificate_pem.slice(0, 300)],
  ['what is no Base64', '-----BEGIN CERTIFICATE-----\n%%%%\n-----END CERTIFICATE-----'],
  ['what is no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  [
    'a broken issuer',
    `${certificate_pem}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----`,
  ],
])('%s is no certificate', (_, text) => {
  expect(readPem(text, '')).toEqual({ chain: undefined, key: undefined });
});

test.each([
  ['its own key', certificate_private_key, certificate_pem, 'fits'],
  ['its own key in the older form', EC_SEC1, certificate_pem, 'fits'],
  ['its own RSA key', RSA_PKCS8, RSA_CERTIFICATE, 'fits'],
  ['its own RSA key in the older form', RSA_KEY, RSA_CERTIFICATE, 'fits'],
  ['the key of another', strangeKey, certificate_pem, 'strange'],
  ['a key of another algorithm', RSA_KEY, certificate_pem, 'strange'],
  ['a key that tells no public part', ED, certificate_pem, 'strange'],
  ['a key before the certificate is known', strangeKey, '', 'fits'],
  ['a certificate', certificate_pem, certificate_pem, 'unreadable'],
  ['nothing', ' ', certificate_pem, undefined],
  [
    'what is no key',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    '',
    'unreadable',
  ],
  [
    'one with a passphrase',
    EC_KEY.export({ ...locked, type: 'pkcs8' }).toString(),
    certificate_pem,
    'locked',
  ],
  [
    'one with a passphrase in the older form',
    EC_KEY.export({ ...locked, type: 'sec1' }).toString(),
    certificate_pem,
    'locked',
  ],
])('%s: %#', (_, key, certificate, expected) => {
  expect(readPem(certificate, key).key).toBe(expected);
});

test('a key among certificates is seen', () => {
  expect(holdsPrivateKey(`${certificate_pem}${EC_SEC1}`)).toBe(true);
  expect(holdsPrivateKey(certificate_pem)).toBe(false);
});

describe('a chain', () => {
  const root = makeCertificate(['Root']);
  const middle = makeCertificate(['Middle'], { by: root });
  const site = makeCertificate(['www.example.org'], { by: middle });
  const other = makeCertificate(['Other']);
  const text = (...all: readonly { certificate: string }[]) =>
    all.map(({ certificate }) => certificate).join('');
  const read = (all: string, key = '') => {
    const chain = readPem(all, key).chain;
    return {
      path: chain?.path.map(({ subject }) => subject),
      strays: chain?.strays.map(({ subject }) => subject),
      isInOrder: chain?.isInOrder,
      isWhole: chain?.isWhole,
    };
  };
  const PATH = ['www.example.org', 'Middle', 'Root'];

  test.each([
    ['is whole with its root', text(site, middle, root), PATH, [], true, true],
    ['needs no root', text(site, middle), PATH.slice(0, 2), [], true, false],
    ['has the site’s own first', text(middle, site), PATH.slice(0, 2), [], false, false],
    ['has each before its issuer', text(site, root, middle), PATH, [], false, true],
    [
      'leads to each that is in it',
      text(site, middle, other),
      PATH.slice(0, 2),
      ['Other'],
      true,
      false,
    ],
    ['has no gap', text(site, root), PATH.slice(0, 1), ['Root'], true, false],
    [
      'has none twice',
      text(site, site, middle),
      PATH.slice(0, 2),
      ['www.example.org'],
      true,
      false,
    ],
  ])('%s, with the key and before it is there', (_, all, path, strays, isInOrder, isWhole) => {
    const expected = { path, strays, isInOrder, isWhole };
    expect(read(all, site.key)).toEqual(expected);
    expect(read(all)).toEqual(expected);
  });

  test('the key tells which is the site’s own', () => {
    const both = text(other, site, middle);
    expect(read(both, site.key)).toMatchObject({
      path: PATH.slice(0, 2),
      strays: ['Other'],
      isInOrder: false,
    });
    expect(read(both, other.key)).toMatchObject({ path: ['Other'], isInOrder: true });
    expect(readPem(text(middle, site), site.key).key).toBe('fits');
    expect(readPem(text(middle, site), other.key).key).toBe('strange');
  });

  test('the issuer is another one’s namesake where its key differs', () => {
    const namesake = makeCertificate(['Middle'], { by: root });
    expect(read(text(site, namesake))).toMatchObject({
      path: ['www.example.org'],
      strays: ['Middle'],
    });
  });

  test('of a renewed certificate and the one before the newest counts', () => {
    const day = 86_400_000;
    const renewed = makeCertificate(['www.example.org'], {
      by: middle,
      until: new Date(Date.now() + 90 * day),
    });
    const chain = readPem(text(site, renewed, middle), '').chain;
    expect(chain?.path[0].pem).toBe(renewed.certificate);
    expect(chain?.isInOrder).toBe(false);
  });
});
