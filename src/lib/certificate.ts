import { ECPrivateKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  Certificate,
  id_ce_subjectAltName,
  type Name,
  SubjectAlternativeName,
} from '@peculiar/asn1-x509';
import { fromBase64 } from './base64';

/** What a certificate tells of itself. */
export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  /** The host names that it is for. */
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly validFrom: string;
  readonly expiresAt: string;
}

/** What was read of a text: the facts, or why there are none. */
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

interface Block {
  readonly label: string;
  readonly der: Uint8Array<ArrayBuffer>;
}

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const DASHES = '-----';

/** The blocks of a PEM text (RFC 7468). Throws where one is not whole. */
function blocksOf(text: string): readonly Block[] {
  const [, ...parts] = text.split(BEGIN);
  return parts.map((part) => {
    const [label = ''] = part.split(DASHES, 1);
    const end = part.indexOf(`${END}${label}${DASHES}`);
    if (end < 0) throw new SyntaxError(`The block ${label} has no end`);
    const bytes = fromBase64(part.slice(label.length + DASHES.length, end));
    if (bytes === undefined) throw new SyntaxError(`The block ${label} is no Base64`);
    return { label, der: bytes };
  });
}

const COMMON_NAME = '2.5.4.3';

/** The common name, or all of a name that has none. */
function nameText(name: Name): string {
  const parts = [...name].flatMap((set) => [...set]);
  const common = parts.find(({ type }) => type === COMMON_NAME);
  return (common ? [common] : parts).map(({ value }) => value.toString()).join(', ');
}

function namesOf({ tbsCertificate: { extensions, subject } }: Certificate): readonly string[] {
  const extension = extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName);
  const told = extension
    ? AsnConvert.parse(extension.extnValue.buffer, SubjectAlternativeName)
    : undefined;
  const names = [...(told ?? [])].flatMap(({ dNSName }) => dNSName ?? []);
  return names.length > 0 ? names : [nameText(subject)];
}

/** The certificates of a text, the first is the server's. Throws where one cannot be read. */
function certificatesOf(text: string): readonly Certificate[] {
  return blocksOf(text)
    .filter(({ label }) => label === 'CERTIFICATE')
    .map(({ der }) => AsnConvert.parse(der, Certificate));
}

/** Whether a text has a private key in it. */
export function holdsPrivateKey(text: string): boolean {
  return text.includes('PRIVATE KEY-----');
}

/** Reads a PEM certificate; never throws. */
export function readCertificate(text: string): Read<CertificateFacts> {
  try {
    const [first] = certificatesOf(text);
    if (first === undefined) return { ok: false };
    const { subject, issuer, validity } = first.tbsCertificate;
    return {
      ok: true,
      value: {
        subject: nameText(subject),
        issuer: nameText(issuer),
        names: namesOf(first),
        validFrom: validity.notBefore.getTime().toISOString(),
        expiresAt: validity.notAfter.getTime().toISOString(),
      },
    };
  } catch {
    return { ok: false };
  }
}

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';

/** What is the same in a key and its certificate: an RSA modulus, or a point of a curve. */
function publicPart(algorithm: string, key: BufferSource): ArrayBuffer | undefined {
  if (algorithm === RSA) return AsnConvert.parse(key, RSAPrivateKey).modulus;
  if (algorithm === EC) return AsnConvert.parse(key, ECPrivateKey).publicKey;
  return undefined;
}

/** The public side of a key, by which it belongs to a certificate. */
interface PublicSide {
  readonly algorithm: string;
  readonly part: ArrayBuffer | undefined;
}

function publicSide(algorithm: string, key: BufferSource): PublicSide {
  return { algorithm, part: publicPart(algorithm, key) };
}

/** Reads a private key, unless a passphrase locks it; undefined without one. Throws for a broken one. */
function keyOf(text: string): PublicSide | 'locked' | undefined {
  // PKCS #1 and SEC 1 keys may be encrypted by headers within the block (RFC 1421).
  if (text.includes('Proc-Type: 4,ENCRYPTED')) return 'locked';
  const block = blocksOf(text).find(({ label }) => label.endsWith('PRIVATE KEY'));
  switch (block?.label) {
    case 'ENCRYPTED PRIVATE KEY':
      return 'locked';
    case 'RSA PRIVATE KEY':
      return publicSide(RSA, block.der);
    case 'EC PRIVATE KEY':
      return publicSide(EC, block.der);
    case 'PRIVATE KEY': {
      const { privateKeyAlgorithm, privateKey } = AsnConvert.parse(block.der, PrivateKeyInfo);
      return publicSide(privateKeyAlgorithm.algorithm, privateKey.buffer);
    }
    case undefined:
    default:
      return undefined;
  }
}

function certificateSide(text: string): PublicSide | undefined {
  const [first] = certificatesOf(text);
  if (first === undefined) return undefined;
  const { algorithm, subjectPublicKey } = first.tbsCertificate.subjectPublicKeyInfo;
  const isRsa = algorithm.algorithm === RSA;
  return {
    algorithm: algorithm.algorithm,
    part: isRsa ? AsnConvert.parse(subjectPublicKey, RSAPublicKey).modulus : subjectPublicKey,
  };
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

/** What became of a private key's check against a certificate. */
export type KeyCheck = 'fits' | 'strange' | 'locked' | 'unreadable';

/** Checks that a text is a private key, of a certificate where both tell; never throws. */
export function checkPrivateKey(text: string, certificate: string): KeyCheck {
  try {
    const key = keyOf(text);
    if (key === undefined) return 'unreadable';
    if (key === 'locked') return 'locked';
    const own = certificateSide(certificate);
    if (own === undefined) return 'fits';
    if (key.algorithm !== own.algorithm) return 'strange';
    return key.part && own.part && !isSame(key.part, own.part) ? 'strange' : 'fits';
  } catch {
    return 'unreadable';
  }
}
