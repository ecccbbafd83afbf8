import { createPrivateKey, X509Certificate } from 'node:crypto';

/** A certificate's own fields. */
export interface CertificateFacts {
  validFrom: Date;
  validTo: Date;
  /** The common name, or the whole name if it has none. */
  issuer: string;
  subject: string;
  /** The DNS names among its alternative names. */
  names: readonly string[];
  /** SHA-1 in pairs of hexadecimal digits: `0a:1b:…`. */
  fingerprint: string;
}

/** The `CN=…` line of a subject or issuer, or the whole text if there is none. */
const commonName = (lines: string): string => /^CN=(.*)$/m.exec(lines)?.[1] ?? lines;

/** Reads a PEM certificate, the first if there are several. Throws for any other text. */
export function certificateFacts(pem: string): CertificateFacts {
  const read = new X509Certificate(pem);
  // `DNS:a.example, IP Address:192.0.2.1`
  const names = (read.subjectAltName ?? '').split(', ').filter((name) => name.startsWith('DNS:'));
  return {
    validFrom: new Date(read.validFrom),
    validTo: new Date(read.validTo),
    issuer: commonName(read.issuer),
    subject: commonName(read.subject),
    names: names.map((name) => name.slice(4)),
    fingerprint: read.fingerprint.toLowerCase(),
  };
}

/** True if the text is a private key without a passphrase. */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

/** True if the key belongs to the certificate. Throws if one of them cannot be read. */
export const isKeyOf = (key: string, certificate: string): boolean =>
  new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
