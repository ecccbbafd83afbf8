// Claims that a screen makes about what is there, and which of them may be false.

/** Words that say that there is none, that it is nought, or that it is well. */
const CLAIM =
  /\b(?:(?<!had )no|none|nothing|never|nobody|nowhere|(?<!-)empty|don['’]t (?:currently )?have|haven['’]t|all is well|everything is|is well|all (?:done|paid|read)|paid up|add a card to pay|couldn['’]t find|can['’]t see any|no longer exists|(?<!(?:is|are) )unmapped|detached|unattached|unprotected|unlocked|not (?:attached|mapped|set|protected|shared|locked|used|yet)|isn['’]t (?:any|currently|locked)|aren['’]t any|has no|without|zero|off|disabled)\b|[£$€]0(?:\.0+)?(?![\d.])|(?:^|[\s(])0(?:\.0+)?(?=%|$|[\s),]|:(?!\d)|[KMGT]?i?B\b)/iu;

/** Words for the unknown: they claim nothing. */
const OPEN =
  /could not|couldn['’]t(?! find)|cannot|can['’]t(?! see any)|not known|n['’]t known|don['’]t know|unknown|unread|no answer|try again|no longer(?! exists)|check your network|doesn['’]t send|the provider answered|so far|no type (?:chosen|yet)|can (?:be closed|close .+) once|^0 of \d/iu;

/** One word or figure says something by its label alone. */
const LONGEST_BARE = 16;

/**
 * An unknown in one sentence takes nothing from a claim in the next. But ‘Some couldn’t be read’ is
 * about what stands before it.
 */
const sentencesOf = (line) => line.split(/(?<=[.!?])\s+(?!Some )/u);

/** An amount of something that could not be read: the amount may be true. */
const OF_UNKNOWN = / of –$/u;

function* claimsOf([label, line]) {
  for (const whole of sentencesOf(line)) {
    const sentence = whole.replace(OF_UNKNOWN, '');
    if (!CLAIM.test(sentence) || OPEN.test(sentence) || sentence.endsWith('?')) continue;
    yield sentence.length > LONGEST_BARE || label === '' ? sentence : `${label}: ${sentence}`;
  }
}

/**
 * The claims of lines, each with the label that it stands under, and how often each stands there. A name, such as of a
 * group ‘empty’, claims nothing.
 */
export function claimsIn(lines, names = new Set()) {
  const claims = new Map();
  for (const line of lines) {
    if (names.has(line[1])) continue;
    for (const claim of claimsOf(line)) claims.set(claim, (claims.get(claim) ?? 0) + 1);
  }
  return claims;
}

/** Adds the claims of another look, with the higher count of each. */
export function joinClaims(claims, more) {
  for (const [claim, count] of more) claims.set(claim, Math.max(count, claims.get(claim) ?? 0));
  return claims;
}

/** The claims that are not among the true ones, or stand more often. */
export function falseClaims(claims, truth) {
  const isTrue = (claim, count) =>
    // A claim may omit a reason that is not known. It then stands at each thing with that reason.
    [...truth].some(([known, most]) => (known === claim ? count <= most : known.startsWith(claim)));
  return [...claims].flatMap(([claim, count]) => (isTrue(claim, count) ? [] : [claim]));
}
