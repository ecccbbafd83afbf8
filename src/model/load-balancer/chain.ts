import type { CertificateFacts, Chain } from '@/lib/certificate';
import { formatDate } from '@/lib/dates';
import { expiryOf } from './certificate';

export interface ChainProblem {
  readonly words: string;
  readonly fix: { readonly label: string; readonly text: string };
}

const textOf = (certificates: readonly CertificateFacts[]) =>
  certificates.map(({ pem }) => pem).join('');

function nameIn({ path, strays }: Chain, one: CertificateFacts): string {
  const isShared = [...path, ...strays].some(
    (each) => each !== one && each.subject === one.subject,
  );
  return isShared ? `${one.subject} (until ${formatDate(one.expiresAt)})` : one.subject;
}

function strayWords(chain: Chain, stray: CertificateFacts): string {
  const last = chain.path.at(-1) ?? chain.path[0];
  const name = nameIn(chain, stray);
  if (stray.pem === chain.path[0].pem) return `${stray.subject} appears twice`;
  return chain.isWhole
    ? `${name} issued none of the other certificates`
    : `${last.subject} was issued by ${last.issuer}, not by ${name}`;
}

export function chainProblem(chain: Chain): ChainProblem | undefined {
  const { path, strays, first, isInOrder } = chain;
  const [site] = path;
  const [stray] = strays;
  if (!isInOrder) {
    return {
      words:
        first === site
          ? 'Each certificate must be followed by its issuer'
          : `The first certificate is ${nameIn(chain, first)}; put the one for ${nameIn(chain, site)} first`,
      fix: { label: 'Sort certificates', text: textOf([...path, ...strays]) },
    };
  }
  if (stray === undefined) return undefined;
  return {
    words: strayWords(chain, stray),
    fix: { label: `Remove ${nameIn(chain, stray)}`, text: textOf(path) },
  };
}

export function firstToEnd({ path }: Chain): CertificateFacts {
  const [site, ...issuers] = path;
  return issuers.reduce((first, one) => (one.expiresAt < first.expiresAt ? one : first), site);
}

function lastToBegin({ path }: Chain): CertificateFacts {
  const [site, ...issuers] = path;
  return issuers.reduce((last, one) => (one.validFrom > last.validFrom ? one : last), site);
}

export interface ValidityQuestion {
  readonly title: string;
  readonly words: string;
}

/** Asks about a chain that has ended or is not valid yet at `now`, in milliseconds. */
export function validityQuestion(chain: Chain, now: number): ValidityQuestion | undefined {
  const ending = firstToEnd(chain);
  const end = expiryOf(ending.expiresAt, now);
  if (end?.isOver === true) {
    return {
      title: 'Use an expired certificate?',
      words: `The certificate of ${nameIn(chain, ending)} ${end.words}. Browsers will refuse to connect over HTTPS.`,
    };
  }
  const beginning = lastToBegin(chain);
  if (Date.parse(beginning.validFrom) <= now) return undefined;
  return {
    title: 'Use a certificate that is not valid yet?',
    words: `The certificate of ${nameIn(chain, beginning)} is valid from ${formatDate(beginning.validFrom)}. Browsers will refuse to connect over HTTPS until then.`,
  };
}

/** Warns of an issuer that was left out, which may be one that clients don't know. */
export function missingIssuer({ path, isWhole }: Chain): string | undefined {
  const [site, ...issuers] = path;
  return isWhole || issuers.length > 0
    ? undefined
    : `The issuer’s certificate (${site.issuer}) is missing. Some clients refuse to connect without it.`;
}
