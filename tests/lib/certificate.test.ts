import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPrivateKey, holdsPrivateKey, readCertificate } from '@/lib/certificate';
import { certificate_pem, certificate_private_key, strangeKey } from '../mocks/certificates';

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

test('a certificate tells its subject, names, issuer and dates', () => {
  expect(readCertificate(certificate_pem)).toEqual({
    ok: true,
    value: {
      subject: 'www.example.com',
      issuer: 'www.example.com',
      names: ['www.example.com', 'shop.example.com'],
      validFrom: '2026-11-22T17:59:00.000Z',
      expiresAt: '2036-11-19T17:59:00.000Z',
    },
  });
});

test('one without alternative names is for its subject; those that follow are its issuers', () => {
  expect(readCertificate(`${RSA_CERTIFICATE}${certificate_pem}`)).toMatchObject({
    value: { subject: 'rsa.example.com', names: ['rsa.example.com'] },
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
  expect(readCertificate(text)).toEqual({ ok: false });
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
  ['nothing', '', certificate_pem, 'unreadable'],
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
  expect(checkPrivateKey(key, certificate)).toBe(expected);
});

test('a key among certificates is seen', () => {
  expect(holdsPrivateKey(`${certificate_pem}${EC_SEC1}`)).toBe(true);
  expect(holdsPrivateKey(certificate_pem)).toBe(false);
});
