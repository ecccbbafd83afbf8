import { createPrivateKey, X509Certificate } from 'node:crypto';

/** What a certificate says of itself. */
export interface CertificateFacts {
  validFrom: Date;
  validTo: Date;
  /** The common name, or all of a name that has none. */
  issuer: string;
  subject: string;
  /** The DNS names that it is for besides its subject. */
  names: readonly string[];
  /** SHA-1 in pairs of hexadecimal digits: `0a:1b:…`. */
  fingerprint: string;
}

/** The common name of `CN=…` among the lines of a subject or issuer; all of it where there is none. */
const commonName = (lines: string): string => /^CN=(.*)$/m.exec(lines)?.[1] ?? lines;

/** Reads a PEM certificate, the first of several. Throws for any other text. */
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

/** Whether a text is a private key that can be read without a passphrase. */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

/** Whether a key, which can be read, is that of a certificate, which can be. */
export const isKeyOf = (key: string, certificate: string): boolean =>
  new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
