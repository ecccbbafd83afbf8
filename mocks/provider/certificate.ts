import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import type { Certificate } from '@/wire/load-balancer';
import { unprocessable } from '@mocks/provider/refusal';

/** What Node makes of a text. Throws 422 for one that it cannot read. */
function read<Read>(label: string, make: () => Read): Read {
  try {
    return make();
  } catch {
    throw unprocessable(`${label} is invalid`);
  }
}

/** The common name of `CN=…` among the lines of a subject or issuer; all of it where there is none. */
const commonName = (lines: string): string => /^CN=(.*)$/m.exec(lines)?.[1] ?? lines;

/** `DNS:a.example, IP Address:192.0.2.1` → the names; the common name where it names none. */
function domainsOf({ subject, subjectAltName }: X509Certificate): string[] {
  const names = (subjectAltName ?? '').split(', ').filter((name) => name.startsWith('DNS:'));
  return names.length > 0 ? names.map((name) => name.slice(4)) : [commonName(subject)];
}

/**
 * What the API tells of a certificate (spec 2 §3). Throws 422 for a text that is no certificate or no
 * key, and for a key that is another one's.
 */
export function readCertificate(pem: string, privateKey: string): Certificate {
  const certificate = read('Certificate pem', () => new X509Certificate(pem));
  const key = read('Certificate private key', () => createPrivateKey(privateKey));
  if (!certificate.checkPrivateKey(key)) {
    throw unprocessable('Certificate private key does not match the certificate');
  }
  return {
    valid_from: new Date(certificate.validFrom).toISOString(),
    expires_at: new Date(certificate.validTo).toISOString(),
    issuer: commonName(certificate.issuer),
    subject: commonName(certificate.subject),
    fingerprint: certificate.fingerprint.toLowerCase(),
    domains: domainsOf(certificate),
  };
}

/** A fingerprint for a certificate that is only told of: the same text has the same. */
export const fingerprintOf = (text: string): string =>
  createHash('sha1')
    .update(text)
    .digest('hex')
    .replace(/..(?!$)/g, '$&:');
