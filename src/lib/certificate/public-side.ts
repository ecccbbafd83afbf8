import { ECPrivateKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import type { Certificate } from '@peculiar/asn1-x509';
import { fromBase64 } from '@/lib/base64';

export interface Block {
  readonly label: string;
  readonly der: Uint8Array<ArrayBuffer>;
  readonly pem: string;
}

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const DASHES = '-----';

/** The blocks of a PEM text (RFC 7468). Throws where one is not whole. */
export function blocksOf(text: string): readonly Block[] {
  const [, ...parts] = text.split(BEGIN);
  return parts.map((part) => {
    const [label = ''] = part.split(DASHES, 1);
    const last = `${END}${label}${DASHES}`;
    const end = part.indexOf(last);
    if (end < 0) throw new SyntaxError(`The block ${label} has no end`);
    const der = fromBase64(part.slice(label.length + DASHES.length, end));
    if (der === undefined) throw new SyntaxError(`The block ${label} is no Base64`);
    return { label, der, pem: `${BEGIN}${part.slice(0, end)}${last}\n` };
  });
}

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';

export interface PublicSide {
  readonly algorithm: string;
  /** An RSA modulus, or a point of a curve; undefined if the key does not contain it. */
  readonly part: ArrayBuffer | undefined;
}

function publicPart(algorithm: string, key: BufferSource): ArrayBuffer | undefined {
  if (algorithm === RSA) return AsnConvert.parse(key, RSAPrivateKey).modulus;
  if (algorithm === EC) return AsnConvert.parse(key, ECPrivateKey).publicKey;
  return undefined;
}

function publicSide(algorithm: string, key: BufferSource): PublicSide {
  return { algorithm, part: publicPart(algorithm, key) };
}

/**
 * Reads a private key, unless a passphrase locks it; undefined without one. Throws for a broken
 * one.
 */
export function keySide(text: string): PublicSide | 'locked' | undefined {
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

function certificateSide({ tbsCertificate }: Certificate): PublicSide {
  const { algorithm, subjectPublicKey } = tbsCertificate.subjectPublicKeyInfo;
  const isRsa = algorithm.algorithm === RSA;
  return {
    algorithm: algorithm.algorithm,
    part: isRsa ? AsnConvert.parse(subjectPublicKey, RSAPublicKey).modulus : subjectPublicKey,
  };
}

export function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

/**
 * True unless key and certificate show that they don't belong together. Throws for a broken
 * certificate.
 */
export function isKeyOf(key: PublicSide, certificate: Certificate): boolean {
  const own = certificateSide(certificate);
  if (key.algorithm !== own.algorithm) return false;
  return key.part === undefined || own.part === undefined || isSame(key.part, own.part);
}
