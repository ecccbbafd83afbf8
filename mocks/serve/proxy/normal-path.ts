/** Undefined for what no server reads the same. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const ESCAPE = /%([\da-f]{2})/giu;

/** A text with each escape replaced by its byte, one a character, as a server that decodes twice does. */
const unescaped = (text: string): string =>
  text.replaceAll(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** More than any name needs: each counts the escapes of the one before. */
const MOST_READINGS = 4;

/** A path decoded once, and again by each server that it may pass; undefined if there is no end to that. */
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

/** Bytes by which lenient servers read a dot or a slash: no UTF-8 holds them (RFC 3629 §3). */
const OVERLONG = /[\xc0\xc1]|\xe0[\x80-\x9f]|\xf0[\x80-\x8f]/u;

/** Begins a query, a fragment or a parameter of a step, each of which some servers cut off. */
const CUT = /[?#;\0].*$/su;

/** Spaces and control characters, which some servers drop. */
const DROPPED = /[\s\p{Cc}]/gu;

/** A step as the least strict server reads it. */
const bareStep = (step: string): string => step.replace(CUT, '').replaceAll(DROPPED, '');

const isDots = (step: string): boolean => /^\.\.?$/u.test(bareStep(step));

/** Steps without dots and doubled slashes, as servers resolve them; a backslash is a slash to some. */
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

/** Characters that end a path, a step or a line once decoded, and the backslash, a slash to some. */
const ENDING = /[?#;\\\p{Cc}]/u;

/**
 * True for a path that is written as every server reads it. What can be decoded is, and leaves no escape; no
 * slash is doubled, no step is dots, and none is at its end. Servers may read other spellings differently.
 */
export function isNormal(path: string): boolean {
  const bare = withoutQuery(path);
  const whole = decoded(bare);
  if (whole === undefined || ENDING.test(whole) || unescaped(whole) !== whole) return false;
  return bare === `/${resolved(whole).map(encodeURI).join('/')}`;
}

/**
 * True for a path below a folder that stays there even if its encoded slashes are read as slashes and its
 * escapes are decoded again: names of objects hold those, and dots.
 */
export function staysBelow(path: string, folder: string): boolean {
  const bare = withoutQuery(path);
  const readings = decoded(bare) === undefined ? undefined : readingsOf(bare);
  if (!readings || readings.some((reading) => OVERLONG.test(reading))) return false;
  if (bare.split('/').some((step) => [step, ...(readingsOf(step) ?? [])].some(isDots)))
    return false;
  return readings.every((reading) => `/${resolved(reading).join('/')}/`.startsWith(`${folder}/`));
}
