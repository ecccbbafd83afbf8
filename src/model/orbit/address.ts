/** What a browser takes for a step up or none in a path, however it is encoded (URL standard, dot segments). */
const isDots = (name: string): boolean => name === '.' || name === '..';

/**
 * Why nothing of that name can be asked for, or undefined. An object's name is sent as one segment, its
 * slashes encoded, so that `a/../b` stays itself; `.` and `..` alone would lead to the container or the
 * account, which a deletion would then hit.
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

/** Where a container is, below the address of `/v1`. Throws for a name with a problem. */
export const containerPath = (account: string, container: string): string =>
  `/${account}/${segment(container)}`;

/** Where an object is, below the address of `/v1`. Throws for a name with a problem. */
export const objectPath = (account: string, container: string, object: string): string =>
  `${containerPath(account, container)}/${segment(object)}`;

/** What a line cannot carry as it is: what Swift strips or unquotes, and what would end the line. */
const UNFIT = /[%\s\p{Cc}]/gu;

/** Most is sent as UTF-8: Swift refuses long lines, and quoting makes three of each byte (real-backends). */
function lineText(name: string): string {
  if (/\p{Surrogate}/u.test(name)) throw new RangeError('Its name is no text');
  return name.replaceAll(UNFIT, encodeURIComponent);
}

/** A line of a bulk delete, which reaches objects of any name. Throws for no name: it would be the container's. */
export function bulkLine(container: string, object: string): string {
  if (container === '' || object === '') throw new RangeError('It has no name');
  return `${lineText(container)}/${lineText(object)}`;
}
