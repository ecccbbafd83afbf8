import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as browserCertificate from '@mocks/demo/machine/certificate';
import * as browserDigest from '@mocks/demo/machine/digest';
import * as browserFiles from '@mocks/demo/machine/files';
import * as browserSpool from '@mocks/demo/machine/spool';
import * as certificate from '@mocks/machine/certificate';
import * as digest from '@mocks/machine/digest';
import * as files from '@mocks/machine/files';
import { gathered, hexOf } from '@mocks/provider/bytes';
import { certificate_pem, certificate_private_key, strangeKey } from '../certificates';

// Around the ends of blocks too, where padding is easily wrong.
const data = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.integer({ min: 50, max: 140 }).map((length) => new Uint8Array(length).fill(0xa5)),
);

test('a browser digests as Node does', () => {
  fc.assert(
    fc.property(data, fc.string(), (bytes, text) => {
      for (const algorithm of ['md5', 'sha1', 'sha256'] as const) {
        expect(browserDigest.digestOf(algorithm, bytes)).toBe(digest.digestOf(algorithm, bytes));
        expect(browserDigest.digestOf(algorithm, text)).toBe(digest.digestOf(algorithm, text));
      }
      for (const algorithm of ['sha1', 'sha256', 'sha512'] as const) {
        const keyed = browserDigest.hmac(algorithm, bytes, text);
        expect(hexOf(keyed)).toBe(hexOf(digest.hmac(algorithm, bytes, text)));
      }
    }),
  );
});

test('a browser takes an MD5 piece by piece as Node does', () => {
  fc.assert(
    fc.property(fc.array(data, { maxLength: 5 }), (pieces) => {
      const [one, other] = [browserDigest.startMd5(), digest.startMd5()];
      for (const piece of pieces) {
        one.update(piece);
        other.update(piece);
      }
      expect(one.hex()).toBe(other.hex());
    }),
  );
});

test('a browser reads a certificate and its key as Node does', () => {
  expect(browserCertificate.certificateFacts(certificate_pem)).toEqual(
    certificate.certificateFacts(certificate_pem),
  );
  const keys = [certificate_private_key, strangeKey, certificate_pem, 'no key', ''];
  for (const key of keys) {
    expect(browserCertificate.isPrivateKey(key)).toBe(certificate.isPrivateKey(key));
  }
  for (const key of [certificate_private_key, strangeKey]) {
    expect(browserCertificate.isKeyOf(key, certificate_pem)).toBe(
      certificate.isKeyOf(key, certificate_pem),
    );
  }
});

test.each(['', 'no certificate', certificate_private_key])('%s is no certificate', (text) => {
  expect(() => certificate.certificateFacts(text)).toThrow(Error);
  expect(() => browserCertificate.certificateFacts(text)).toThrow(Error);
});

test('a browser has the files of the provider, and no recordings', () => {
  for (const path of ['graphql/schema.graphql', 'stripe/browser/stripe.js']) {
    expect(browserFiles.ownFile(path)).toBe(files.ownFile(path));
  }
  expect(browserFiles.recordingsIn('samples/')).toEqual([]);
  expect(() => browserFiles.ownFile('graphql/none')).toThrow('has no graphql/none');
});

test('what a browser takes in piece by piece it reads from any place', async () => {
  const spool = await browserSpool.startSpool();
  const pieces = [1, 2, 3].map((value) => new Uint8Array(3_000_000).fill(value));
  for (const piece of pieces) await spool.write(piece);
  const spooled = await spool.end();
  const whole = await gathered(spooled.read(2_999_998, 6_000_001));
  expect(whole).toHaveLength(3_000_003);
  expect([...whole.subarray(0, 3)]).toEqual([1, 1, 2]);
  expect(whole.at(-1)).toBe(3);
});
