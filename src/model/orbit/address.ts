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
  if (name === '') return 'It has no name';
  if (isDots(name)) return `A browser cannot reach what is called ${name}`;
  return /\p{Surrogate}/u.test(name) ? 'Its name is no text' : undefined;
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
 * Leaves most as UTF-8: Swift refuses long lines, and quoting triples each byte (real-backends).
 */
function lineText(name: string): string {
  if (/\p{Surrogate}/u.test(name)) throw new RangeError('Its name is no text');
  return name.replaceAll(UNFIT, encodeURIComponent);
}

/**
 * Returns a line of a bulk delete, which reaches objects of any name. Throws for an empty name: the
 * line would be the container's.
 */
export function bulkLine(container: string, object: string): string {
  if (container === '' || object === '') throw new RangeError('It has no name');
  return `${lineText(container)}/${lineText(object)}`;
}
