import type { Certificate } from '@/wire/load-balancer';
import { certificateFacts, isKeyOf, isPrivateKey } from '@mocks/machine/certificate';
import { digestOf } from '@mocks/machine/digest';
import { unprocessable } from '@mocks/provider/refusal';

/** Throws 422 for a text that is no certificate. */
function factsOf(pem: string) {
  try {
    return certificateFacts(pem);
  } catch {
    throw unprocessable('Certificate pem is invalid');
  }
}

/**
 * What the API tells of a certificate (spec 2 §3). Throws 422 for a text that is no certificate or no
 * key, and for a key that is another one's.
 */
export function readCertificate(pem: string, privateKey: string): Certificate {
  const { validFrom, validTo, issuer, subject, fingerprint, names } = factsOf(pem);
  if (!isPrivateKey(privateKey)) throw unprocessable('Certificate private key is invalid');
  if (!isKeyOf(privateKey, pem)) {
    throw unprocessable('Certificate private key does not match the certificate');
  }
  return {
    valid_from: validFrom.toISOString(),
    expires_at: validTo.toISOString(),
    issuer,
    subject,
    fingerprint,
    domains: names.length > 0 ? [...names] : [subject],
  };
}

/** A fingerprint for a certificate that is only told of: the same text has the same. */
export const fingerprintOf = (text: string): string =>
  digestOf('sha1', text).replace(/..(?!$)/g, '$&:');
