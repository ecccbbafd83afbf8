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
import type * as machine from '@mocks/machine/certificate';
import { hexOf } from '@mocks/provider/bytes';
import { sha1 } from '@mocks/demo/machine/sha';

type Machine = typeof machine;

const COMMON_NAME = '2.5.4.3';
const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';

/** Returns the first PEM block whose label ends so (RFC 7468). Throws if there is none. */
function blockOf(pem: string, ending: string): { label: string; der: Uint8Array<ArrayBuffer> } {
  const found = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/.exec(
    pem.slice(Math.max(pem.search(new RegExp(`-----BEGIN [A-Z0-9 ]*${ending}-----`)), 0)),
  );
  const [, label = '', text = ''] = found ?? [];
  if (!label.endsWith(ending)) throw new SyntaxError(`There is no ${ending}`);
  const der = Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return { label, der };
}

const certificateOf = (pem: string): Certificate =>
  AsnConvert.parse(blockOf(pem, 'CERTIFICATE').der, Certificate);

function nameText(name: Name): string {
  const parts = [...name].flatMap((set) => [...set]);
  const common = parts.find(({ type }) => type === COMMON_NAME);
  return (common ? [common] : parts).map(({ value }) => value.toString()).join('\n');
}

function dnsNames({ tbsCertificate: { extensions } }: Certificate): string[] {
  const extension = extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName);
  if (!extension) return [];
  const names = AsnConvert.parse(extension.extnValue.buffer, SubjectAlternativeName);
  return [...names].flatMap(({ dNSName }) => dNSName ?? []);
}

export const certificateFacts: Machine['certificateFacts'] = (pem) => {
  const certificate = certificateOf(pem);
  const { issuer, subject, validity } = certificate.tbsCertificate;
  return {
    validFrom: validity.notBefore.getTime(),
    validTo: validity.notAfter.getTime(),
    issuer: nameText(issuer),
    subject: nameText(subject),
    names: dnsNames(certificate),
    fingerprint: hexOf(sha1(blockOf(pem, 'CERTIFICATE').der)).replaceAll(/..(?!$)/g, '$&:'),
  };
};

interface Side {
  algorithm: string;
  /** Value shared by a key and its certificate: an RSA modulus, or a point of a curve. */
  part: ArrayBuffer | undefined;
}

function sideOf(algorithm: string, key: BufferSource): Side {
  if (algorithm === RSA) return { algorithm, part: AsnConvert.parse(key, RSAPrivateKey).modulus };
  if (algorithm === EC) return { algorithm, part: AsnConvert.parse(key, ECPrivateKey).publicKey };
  return { algorithm, part: undefined };
}

/** Throws if the text is no key, or is locked by a passphrase. */
function privateSide(pem: string): Side {
  const { label, der } = blockOf(pem, 'PRIVATE KEY');
  if (label === 'RSA PRIVATE KEY') return sideOf(RSA, der);
  if (label === 'EC PRIVATE KEY') return sideOf(EC, der);
  if (label !== 'PRIVATE KEY') throw new SyntaxError('The key is locked');
  const { privateKeyAlgorithm, privateKey } = AsnConvert.parse(der, PrivateKeyInfo);
  return sideOf(privateKeyAlgorithm.algorithm, privateKey.buffer);
}

function publicSide(pem: string): Side {
  const { algorithm, subjectPublicKey } = certificateOf(pem).tbsCertificate.subjectPublicKeyInfo;
  const isRsa = algorithm.algorithm === RSA;
  const part = isRsa ? AsnConvert.parse(subjectPublicKey, RSAPublicKey).modulus : subjectPublicKey;
  return { algorithm: algorithm.algorithm, part };
}

export const isPrivateKey: Machine['isPrivateKey'] = (pem) => {
  try {
    privateSide(pem);
    return true;
  } catch {
    return false;
  }
};

/** Accepts a key without its public part: that part would have to be computed. */
export const isKeyOf: Machine['isKeyOf'] = (key, certificate) => {
  const [own, other] = [privateSide(key), publicSide(certificate)];
  if (own.algorithm !== other.algorithm) return false;
  if (!own.part || !other.part) return true;
  return hexOf(new Uint8Array(own.part)) === hexOf(new Uint8Array(other.part));
};
