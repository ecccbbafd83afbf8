import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AuthorityKeyIdentifier,
  Certificate,
  id_ce_authorityKeyIdentifier,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  type Name,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
} from '@peculiar/asn1-x509';
import { blocksOf, isSame } from './public-side';

export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly validFrom: string;
  readonly expiresAt: string;
  readonly pem: string;
}

export interface ReadCertificate {
  readonly facts: CertificateFacts;
  readonly asn: Certificate;
}

const COMMON_NAME = '2.5.4.3';

const partsOf = (name: Name) => [...name].flatMap((set) => [...set]);

function nameText(name: Name): string {
  const parts = partsOf(name);
  const common = parts.find(({ type }) => type === COMMON_NAME);
  return (common ? [common] : parts).map(({ value }) => value.toString()).join(', ');
}

/** Same for names that differ only in how their text is encoded. */
const wholeName = (name: Name): string =>
  JSON.stringify(partsOf(name).map(({ type, value }) => [type, value.toString()]));

function extensionOf({ tbsCertificate: { extensions } }: Certificate, id: string) {
  return extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer;
}

function namesOf(certificate: Certificate): readonly string[] {
  const extension = extensionOf(certificate, id_ce_subjectAltName);
  const told = extension ? AsnConvert.parse(extension, SubjectAlternativeName) : undefined;
  const names = [...(told ?? [])].flatMap(({ dNSName }) => dNSName ?? []);
  return names.length > 0 ? names : [nameText(certificate.tbsCertificate.subject)];
}

/** The certificates of a text, in its order. Throws where one cannot be read. */
export function certificatesOf(text: string): readonly ReadCertificate[] {
  return blocksOf(text)
    .filter(({ label }) => label === 'CERTIFICATE')
    .map(({ der, pem }) => {
      const asn = AsnConvert.parse(der, Certificate);
      const { subject, issuer, validity } = asn.tbsCertificate;
      const facts = {
        subject: nameText(subject),
        issuer: nameText(issuer),
        names: namesOf(asn),
        validFrom: validity.notBefore.getTime().toISOString(),
        expiresAt: validity.notAfter.getTime().toISOString(),
        pem,
      };
      return { facts, asn };
    });
}

/**
 * True if one names the other as its issuer, by name and, if known, by key identifier (RFC 5280).
 */
export function isIssuedBy(one: ReadCertificate, other: ReadCertificate): boolean {
  const { issuer } = one.asn.tbsCertificate;
  if (wholeName(issuer) !== wholeName(other.asn.tbsCertificate.subject)) return false;
  const wanted = extensionOf(one.asn, id_ce_authorityKeyIdentifier);
  const told = extensionOf(other.asn, id_ce_subjectKeyIdentifier);
  if (wanted === undefined || told === undefined) return true;
  const { keyIdentifier } = AsnConvert.parse(wanted, AuthorityKeyIdentifier);
  if (keyIdentifier === undefined) return true;
  return isSame(keyIdentifier.buffer, AsnConvert.parse(told, SubjectKeyIdentifier).buffer);
}
