import { generateKeyPairSync, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  id_ce_subjectAltName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

const COMMON_NAME = '2.5.4.3';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const DAY = 86_400_000;

const nameOf = (text: string) =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new AttributeValue({ utf8String: text }),
      }),
    ]),
  ]);

const pem = (label: string, der: ArrayBuffer | Uint8Array) =>
  `-----BEGIN ${label}-----\n${Buffer.from(new Uint8Array(der)).toString('base64')}\n-----END ${label}-----\n`;

/** A certificate for some names, from itself and good for ten days from now, with its key (RFC 5280). */
export function makeCertificate(names: readonly [string, ...string[]]) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf(names[0]);
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 });
  const alternatives = names.map((dNSName) => new GeneralName({ dNSName }));
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(1).buffer,
    signature: signatureAlgorithm,
    issuer: name,
    subject: name,
    validity: new Validity({
      notBefore: new Date(),
      notAfter: new Date(Date.now() + 10 * DAY),
    }),
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ type: 'spki', format: 'der' }),
      SubjectPublicKeyInfo,
    ),
    extensions: new Extensions([
      new Extension({
        extnID: id_ce_subjectAltName,
        extnValue: new OctetString(AsnConvert.serialize(new SubjectAlternativeName(alternatives))),
      }),
    ]),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const signatureValue = new Uint8Array(signature).buffer;
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue });
  return {
    certificate: pem('CERTIFICATE', AsnConvert.serialize(certificate)),
    key: pem('PRIVATE KEY', privateKey.export({ type: 'pkcs8', format: 'der' })),
  };
}
