import { certificatesOf, type CertificateFacts, isIssuedBy, type ReadCertificate } from './facts';
import { isKeyOf, keySide, type PublicSide } from './public-side';

/** The result of a private key's check against certificates; undefined if no key was given. */
export type KeyCheck = 'fits' | 'strange' | 'locked' | 'unreadable' | undefined;

export interface Chain {
  /** The site's own, then the issuer of each; never empty. */
  readonly path: readonly [CertificateFacts, ...CertificateFacts[]];
  readonly strays: readonly CertificateFacts[];
  /** First in the text, which servers use as the site's own. */
  readonly first: CertificateFacts;
  readonly isInOrder: boolean;
  /** True if the path ends at a certificate that issued itself. */
  readonly isWhole: boolean;
}

export interface PemReading {
  /** Undefined if the text is no certificate, or one of its blocks is broken. */
  readonly chain: Chain | undefined;
  readonly key: KeyCheck;
}

export function holdsPrivateKey(text: string): boolean {
  return text.includes('PRIVATE KEY-----');
}

interface ReadKey {
  readonly side?: PublicSide;
  readonly problem?: 'locked' | 'unreadable';
}

function readKey(text: string): ReadKey {
  if (text.trim() === '') return {};
  try {
    const side = keySide(text) ?? 'unreadable';
    return typeof side === 'string' ? { problem: side } : { side };
  } catch {
    return { problem: 'unreadable' };
  }
}

const isLater = (one: ReadCertificate, other: ReadCertificate) =>
  one.facts.expiresAt > other.facts.expiresAt;

/** The site's own: with the key, the issuer of no other, and of several for one name the newest. */
function siteOf(all: readonly ReadCertificate[], fitting: readonly ReadCertificate[]) {
  const candidates = fitting.length === 0 ? all : fitting;
  const issuesNone = candidates.filter(
    (one) => !all.some((other) => other !== one && isIssuedBy(other, one)),
  );
  const [first, ...others] = issuesNone.length === 0 ? candidates : issuesNone;
  return others
    .filter(({ facts }) => facts.subject === first?.facts.subject)
    .reduce((newest, one) => (newest && isLater(one, newest) ? one : newest), first);
}

function pathFrom(site: ReadCertificate, all: readonly ReadCertificate[]): ReadCertificate[] {
  const path = [site];
  for (let last: ReadCertificate | undefined = site; last !== undefined;) {
    const issued: ReadCertificate = last;
    last = isIssuedBy(issued, issued)
      ? undefined
      : all.find((one) => !path.includes(one) && isIssuedBy(issued, one));
    if (last !== undefined) path.push(last);
  }
  return path;
}

function isOrdered(path: readonly ReadCertificate[], all: readonly ReadCertificate[]): boolean {
  const places = path.map((one) => all.indexOf(one));
  return places.every((place, at) => place > (places[at - 1] ?? -1)) && places[0] === 0;
}

function chainOf(
  all: readonly ReadCertificate[],
  fitting: readonly ReadCertificate[],
): Chain | undefined {
  const [first] = all;
  const site = siteOf(all, fitting);
  if (first === undefined || site === undefined) return undefined;
  const path = pathFrom(site, all);
  const [, ...issuers] = path;
  const last = path.at(-1) ?? site;
  const isStray = (one: ReadCertificate) =>
    one.facts.pem === site.facts.pem || !path.some((each) => isIssuedBy(each, one));
  return {
    path: [site.facts, ...issuers.map(({ facts }) => facts)],
    strays: all.filter((one) => !path.includes(one) && isStray(one)).map(({ facts }) => facts),
    first: first.facts,
    isInOrder: isOrdered(path, all),
    isWhole: isIssuedBy(last, last),
  };
}

function readChain(text: string, key: PublicSide | undefined) {
  try {
    const all = certificatesOf(text);
    const fitting = key ? all.filter(({ asn }) => isKeyOf(key, asn)) : [];
    const isStrange = key !== undefined && all.length > 0 && fitting.length === 0;
    return { chain: chainOf(all, fitting), isStrange };
  } catch {
    return { chain: undefined, isStrange: false };
  }
}

/** Reads certificates and the private key for them; never throws. */
export function readPem(certificates: string, privateKey: string): PemReading {
  const { side, problem } = readKey(privateKey);
  const { chain, isStrange } = readChain(certificates, side);
  return { chain, key: side ? (isStrange ? 'strange' : 'fits') : problem };
}
