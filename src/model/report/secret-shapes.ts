/** What lets in, wherever it stands: a key, a token, what signs an address, what `name=` says to be one. */
const SHAPES: readonly RegExp[] = [
  /-----BEGIN/u,
  /\bssh-(?:rsa|dss|ed25519)\s|\becdsa-sha2-/u,
  /\beyJ[\w-]{8,}\./u,
  /\botpauth:/u,
  // RFC 3986 §3.2.1.
  /:\/\/[^\s/?#:]{0,200}:[^\s/?#@]{0,200}@/u,
  /(?:key|passw(?:or)?d|pwd|secret|sig|signature|token)["']?\s*[=:]\s*\S/iu,
  /\b(?:code|cvc|cvv|otp|pin)\b\D{0,12}\d{3}/iu,
];

/** Whether what is noted by a name of somebody's own is said to let in. */
export const namesSecret = (name: string): boolean =>
  /key|passw(?:or)?d|pwd|secret|signature|token/iu.test(name);

/** The last digit of a card's number checks the others (ISO/IEC 7812-1). */
function isCard(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (1 + (at % 2)))
    .reduce((total, each) => total + (each > 9 ? each - 9 : each), 0);
  return sum % 10 === 0;
}

const CARDS = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d.-])/gu;

/** Whether somebody's own words hold what is no name: it goes along with no tick. */
export const holdsSecret = (text: string): boolean =>
  SHAPES.some((shape) => shape.test(text)) ||
  Array.from(text.matchAll(CARDS)).some(([found]) => isCard(found.replaceAll(/\D/gu, '')));
