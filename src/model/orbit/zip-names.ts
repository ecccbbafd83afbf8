/** Characters that Windows forbids or misreads in names, and control characters. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}]/gu;

/** Makes a part of a path safe: every system unpacks it below the target folder. */
function safePart(part: string): string {
  const safe = part.replaceAll(FORBIDDEN, '_');
  return /^\.*$/u.test(safe) ? safe.replaceAll('.', '_') || '_' : safe;
}

function numbered(path: string, number: number): string {
  const [, start = path, end = ''] = /^(.+?)(\.[^./]+)?$/su.exec(path) ?? [];
  return `${start} (${String(number)})${end}`;
}

export interface ZipMember {
  readonly object: string;
  readonly isFolder: boolean;
}

function directoriesOf(path: string): readonly string[] {
  return Array.from(path.matchAll(/\//gu), ({ index }) => path.slice(0, index));
}

/**
 * Names objects in a zip file, without the directory that contains all of them. File names are
 * unique, whatever their case, and none is unpacked elsewhere. A directory ends in a slash; it is
 * undefined if it is there already under another name.
 */
export function zipNames(
  members: readonly ZipMember[],
  root: string,
): readonly (string | undefined)[] {
  const paths = members.map(({ object, isFolder }) => {
    const inner = object.startsWith(root) ? object.slice(root.length) : object;
    const path = isFolder ? inner.replace(/\/$/u, '') : inner;
    return path.split('/').map(safePart).join('/');
  });
  const taken = new Set(paths.flatMap(directoriesOf).map((path) => path.toLowerCase()));
  const folders = new Set<string>();
  return members.map(({ isFolder }, index) => {
    const path = paths[index] ?? '';
    if (isFolder) {
      if (folders.has(path)) return undefined;
      folders.add(path);
      taken.add(path.toLowerCase());
      return `${path}/`;
    }
    let own = path;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = numbered(path, number);
    taken.add(own.toLowerCase());
    return own;
  });
}

export function commonDirectory(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  let directory = first.slice(0, first.replace(/\/$/u, '').lastIndexOf('/') + 1);
  while (directory !== '' && !others.every((path) => path.startsWith(directory))) {
    directory = directory.slice(0, directory.slice(0, -1).lastIndexOf('/') + 1);
  }
  return directory;
}
