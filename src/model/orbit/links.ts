/**
 * True for names that a browser resolves in a path, however encoded (URL standard, dot segments).
 */
const isDots = (name: string): boolean => name === '.' || name === '..';

/**
 * Says why nothing of this name can be requested, or undefined. An object's name is sent as one
 * segment with its slashes encoded, so that `a/../b` stays itself. `.` and `..` alone would lead to
 * the container or the account, which a deletion would then hit.
 */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'The name is empty';
  if (isDots(name)) return `Browsers can’t open the name ${name}`;
  return /\p{Surrogate}/u.test(name) ? 'Unreadable name' : undefined;
}

function segment(name: string): string {
  const problem = nameProblem(name);
  if (problem !== undefined) throw new RangeError(problem);
  return encodeURIComponent(name);
}

/** Returns the path of a container below `/v1`. Throws for a name with a problem. */
export const containerPath = (account: string, container: string): string =>
  `/${account}/${segment(container)}`;

/** Returns the path of an object below `/v1`. Throws for a name with a problem. */
export const objectPath = (account: string, container: string, object: string): string =>
  `${containerPath(account, container)}/${segment(object)}`;

/** Characters to quote in a line: Swift strips or unquotes some, and others end the line. */
const UNFIT = /[%\s\p{Cc}]/gu;

/**
 * Leaves most as UTF-8: Swift refuses long lines, and quoting triples each byte.
 */
function lineText(name: string): string {
  if (/\p{Surrogate}/u.test(name)) throw new RangeError('Unreadable name');
  return name.replaceAll(UNFIT, encodeURIComponent);
}

/**
 * Returns a line of a bulk delete, which reaches objects of any name. Throws for an empty name: the
 * line would be the container's.
 */
export function bulkLine(container: string, object: string): string {
  if (container === '' || object === '') throw new RangeError('The name is empty');
  return `${lineText(container)}/${lineText(object)}`;
}

export type LinkMethod = 'GET' | 'PUT';

/** Objects that a temporary link is for (Swift's tempurl). */
export interface LinkTarget {
  readonly account: string;
  readonly container: string;
  readonly object: string;
  /** Extends the link to every object with a name that begins with this. */
  readonly prefix?: string | undefined;
}

export interface TemporaryLink extends LinkTarget {
  readonly method: LinkMethod | 'HEAD';
  /** Seconds since 1970. */
  readonly expires: number;
  readonly filename?: string | undefined;
  readonly inline?: boolean | undefined;
}

export const LIFETIMES = [
  { value: '3600', label: '1 hour' },
  { value: '86400', label: '1 day' },
  { value: '604800', label: '1 week' },
] as const;

/** In seconds (docs/product/orbit.md#download). */
export const DOWNLOAD_SECONDS = 60;
/** In seconds (docs/product/orbit.md#key-polling). */
export const TEST_SECONDS = 5;

/** A hundred years: Swift cannot read an unlimited time. */
const MOST_SECONDS = 3_153_600_000;

/** Reads typed seconds, rounded up; undefined if invalid. */
export function secondsOf(typed: string): number | undefined {
  if (!/^\s*\d+(?:\.\d+)?\s*$/u.test(typed)) return undefined;
  const seconds = Math.ceil(Number(typed));
  return seconds > 0 && seconds <= MOST_SECONDS ? seconds : undefined;
}

export const lifetimeProblem = (typed: string): string | undefined =>
  secondsOf(typed) === undefined ? 'Please enter a valid time' : undefined;

/**
 * Returns the text to sign, whose path is not quoted (docs/product/orbit.md#link-signature).
 * @param root path of the accounts, `/v1`
 */
export function signedText(link: TemporaryLink, root: string): string {
  const { account, container, object, prefix, method, expires } = link;
  const path = `${root}/${account}/${container}/${prefix ?? object}`;
  return `${method}\n${String(expires)}\n${prefix === undefined ? '' : 'prefix:'}${path}`;
}

/** True if every program keeps this part of a path as it is. */
export const isPlain = (part: string): boolean => part !== '' && part !== '.' && part !== '..';

/**
 * Returns an object's path for programs and people outside the panel. Slashes are left unencoded
 * unless a program would drop them.
 */
export function readablePath({ account, container, object }: LinkTarget): string {
  const parts = object.split('/');
  if (!parts.every(isPlain)) return objectPath(account, container, object);
  return `${containerPath(account, container)}/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * Returns a link for people to use. Throws for an object that no browser can reach.
 * @param address base of the accounts, `https://orbit.example.com/v1`
 */
export function linkAddress(address: string, link: TemporaryLink, signature: string): string {
  const { expires, prefix, filename, inline } = link;
  const query = [
    `temp_url_sig=${signature}`,
    `temp_url_expires=${String(expires)}`,
    ...(prefix === undefined ? [] : [`temp_url_prefix=${encodeURIComponent(prefix)}`]),
    ...(filename === undefined ? [] : [`filename=${encodeURIComponent(filename)}`]),
    ...(inline === true ? ['inline'] : []),
  ];
  return `${address}${readablePath(link)}?${query.join('&')}`;
}

export function timeLeft(milliseconds: number): string | undefined {
  if (milliseconds <= 0) return undefined;
  const seconds = Math.ceil(milliseconds / 1000);
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  const first = units.findIndex(([size]) => seconds >= size);
  const words = units.slice(first, first + 2).flatMap(([size, unit], index) => {
    const above = units[first + index - 1];
    const count = Math.floor((index === 0 || !above ? seconds : seconds % above[0]) / size);
    return count === 0 ? [] : [`${String(count)} ${unit}${count === 1 ? '' : 's'}`];
  });
  return words.join(' ');
}

/** Returns the interval of the countdown in ms (docs/product/orbit.md#link-countdown). */
export const countdownStep = (milliseconds: number): number =>
  milliseconds <= 60_000 + SLOW_STEP ? 1000 : SLOW_STEP;

const SLOW_STEP = 15_000;
