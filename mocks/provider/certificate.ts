import type { Certificate } from '@/wire/network';
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
 * Reads a certificate in the API's form. Throws 422 for an invalid certificate or key, and for a
 * key that does not match.
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

/** A made-up fingerprint for a certificate without a PEM. Equal texts have equal fingerprints. */
export const fingerprintOf = (text: string): string =>
  digestOf('sha1', text).replace(/..(?!$)/g, '$&:');
