/** Decodes a path; undefined for malformed escapes, which servers read differently. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const ESCAPE = /%([\da-f]{2})/giu;

/** Replaces each escape by a character for its byte, like a server that decodes twice. */
const unescaped = (text: string): string =>
  text.replaceAll(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Most repeated decodings of a path: more than any name needs. */
const MOST_READINGS = 4;

/** A path decoded once, and again for each server on its way; undefined if escapes remain. */
function readingsOf(path: string): readonly string[] | undefined {
  const readings: string[] = [];
  let last = path;
  for (let text = unescaped(path); text !== last; text = unescaped(text)) {
    if (readings.length === MOST_READINGS) return undefined;
    readings.push(text);
    last = text;
  }
  return readings.length > 0 ? readings : [path];
}

/** Invalid UTF-8 that lenient servers read as a dot or a slash (RFC 3629 §3). */
const OVERLONG = /[\xc0\xc1]|\xe0[\x80-\x9f]|\xf0[\x80-\x8f]/u;

/** Query, fragment or parameter of a step, which some servers cut off. */
const CUT = /[?#;\0].*$/su;

/** Spaces and control characters, which some servers drop. */
const DROPPED = /[\s\p{Cc}]/gu;

/** A step as the most lenient server reads it. */
const bareStep = (step: string): string => step.replace(CUT, '').replaceAll(DROPPED, '');

const isDots = (step: string): boolean => /^\.\.?$/u.test(bareStep(step));

/** A path's steps without dots and doubled slashes. Some servers read a backslash as a slash. */
function resolved(path: string): readonly string[] {
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/u)) {
    const bare = bareStep(step);
    if (bare === '..') steps.pop();
    else if (bare !== '' && bare !== '.') steps.push(step);
  }
  return steps;
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? '';

/** Characters that end a path, step or line once decoded, and the backslash, a slash to some. */
const ENDING = /[?#;\\\p{Cc}]/u;

/**
 * True for a path that every server reads alike. Only what `encodeURI` encodes is encoded, and
 * decoding leaves no escape. No slash is doubled or at the end, and no step is dots. Servers may
 * read other spellings differently.
 */
export function isNormal(path: string): boolean {
  const bare = withoutQuery(path);
  const whole = decoded(bare);
  if (whole === undefined || ENDING.test(whole) || unescaped(whole) !== whole) return false;
  return bare === `/${resolved(whole).map(encodeURI).join('/')}`;
}

/**
 * True for a path that stays below a folder, even if its encoded slashes and repeated escapes are
 * decoded. Names of objects may hold slashes, escapes and dots.
 */
export function staysBelow(path: string, folder: string): boolean {
  const bare = withoutQuery(path);
  const readings = decoded(bare) === undefined ? undefined : readingsOf(bare);
  if (!readings || readings.some((reading) => OVERLONG.test(reading))) return false;
  if (bare.split('/').some((step) => [step, ...(readingsOf(step) ?? [])].some(isDots)))
    return false;
  return readings.every((reading) => `/${resolved(reading).join('/')}/`.startsWith(`${folder}/`));
}
