import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A change of a package, in the build alone. Paths are below the package. */
export interface Patch {
  readonly name: string;
  /** The only one that it is for. */
  readonly version: string;
  /** KiB after brotli before the rows of the list of servers: a patch is worth it from 3 on. */
  readonly saves: number;
  /** Files that stand for others. */
  readonly instead: Readonly<Record<string, string>>;
  /** Replacements by file: a text that occurs once there, and its text in the build. */
  readonly edits: Readonly<Record<string, readonly (readonly [text: string, by: string])[]>>;
}

/** Changes the text of a file. Throws if a text to replace does not occur exactly once. */
function edited(code: string, edits: Patch['edits'][string], file: string): string {
  return edits.reduce((text, [from, to]) => {
    const [before, after, ...more] = text.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} does not have once: ${from}`);
    return before + to + after;
  }, code);
}

const versionOf = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/**
 * Builds with a package changed. Throws where another version is there than the patch is for.
 * @param packages the folder of packages
 */
export function patched(patch: Patch, packages: string): Plugin {
  const folder = join(packages, patch.name);
  const instead = new Map(
    Object.entries(patch.instead).map(([file, other]) => [join(folder, file), join(folder, other)]),
  );
  const edits = new Map(
    Object.entries(patch.edits).map(([file, changes]) => [join(folder, file), changes]),
  );
  return {
    name: `patched ${patch.name}`,
    apply: 'build',
    buildStart() {
      const version = versionOf(folder);
      if (version !== patch.version)
        throw new Error(
          `patches/ has ${patch.name} ${patch.version}, and ${version} is there: make the patch anew, or take it out`,
        );
    },
    load(id) {
      const other = instead.get(id);
      return other === undefined ? null : `export * from ${JSON.stringify(other)};`;
    },
    transform(code, id) {
      const changes = edits.get(id);
      return changes === undefined ? null : edited(code, changes, id);
    },
  };
}
