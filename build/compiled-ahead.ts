import type { Plugin } from 'vite';

/**
 * Has script files compiled off the main thread while they arrive, not function by function as each is
 * first called. To other engines it is a comment (v8.dev/blog/explicit-compile-hints).
 * @param names names of the files
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    generateBundle: {
      // It has to be a file's first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !names.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
