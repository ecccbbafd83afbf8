// Runs TypeScript of the project from a plain Node script: Vite transforms it, with our aliases.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The exports of a module in this folder, by its file name. */
export async function load(name) {
  const { module } = await runnerImport(path(`./${name}`), {
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '@mocks': path('..'), '@': path('../../src') },
      // `staging` is the module, not the command beside it.
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  });
  return module;
}
