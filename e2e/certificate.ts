import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  KeyIdentifier,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
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

interface Maker {
  readonly name: string;
  readonly keyId: ArrayBuffer;
  readonly signer: KeyObject;
}

/** A certificate and its key, both PEM, which may issue others. */
export interface Made extends Maker {
  readonly certificate: string;
  readonly key: string;
}

interface MadeBy {
  /** The issuer, by default the certificate itself. */
  readonly by?: Maker;
  readonly from?: Date;
  readonly until?: Date;
}

const extension = (extnID: string, value: unknown) =>
  new Extension({ extnID, extnValue: new OctetString(AsnConvert.serialize(value)) });

/**
 * Makes a certificate for some names, with its key (RFC 5280). By default it issues itself and is
 * valid for ten days from now.
 */
export function makeCertificate(
  names: readonly [string, ...string[]],
  { by, from = new Date(), until = new Date(Date.now() + 10 * DAY) }: MadeBy = {},
): Made {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [name] = names;
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = new Uint8Array(createHash('sha1').update(spki).digest()).buffer;
  const issuer = by ?? { name, keyId, signer: privateKey };
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 });
  const alternatives = names.map((dNSName) => new GeneralName({ dNSName }));
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(1).buffer,
    signature: signatureAlgorithm,
    issuer: nameOf(issuer.name),
    subject: nameOf(name),
    validity: new Validity({ notBefore: from, notAfter: until }),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    extensions: new Extensions([
      extension(id_ce_subjectAltName, new SubjectAlternativeName(alternatives)),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyId)),
      extension(
        id_ce_authorityKeyIdentifier,
        new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(issuer.keyId) }),
      ),
    ]),
  });
  const signature = sign(
    'sha256',
    Buffer.from(AsnConvert.serialize(tbsCertificate)),
    issuer.signer,
  );
  const signatureValue = new Uint8Array(signature).buffer;
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue });
  return {
    name,
    keyId,
    signer: privateKey,
    certificate: pem('CERTIFICATE', AsnConvert.serialize(certificate)),
    key: pem('PRIVATE KEY', privateKey.export({ type: 'pkcs8', format: 'der' })),
  };
}
