import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { FIRST_FILES, scriptFiles } from './build/script-files.ts';
import { precompressed } from './deploy/precompressed.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Has the start's script compiled off the main thread while it arrives, not function by function as
 * each is first called: a third of the main thread's work until the rows. To other engines it is a
 * comment (v8.dev/blog/explicit-compile-hints).
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    // It has to be a file's first line.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !FIRST_FILES.includes(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/** The style module of each name. */
const styleModules = new Map<string, string>();

/** A class with its module's name, which shrinks on the way as a hash does not. */
function classOf(name: string, file: string): string {
  const module = basename(file, '.module.css');
  const known = styleModules.get(module) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} need different names`);
  styleModules.set(module, file);
  return `${module}_${name}`;
}

const ROUTER = './node_modules/react-router/dist/production';

/**
 * Its package names only the build with the warnings for developers. Its components are made by calls
 * and given names, so that those that are not used would stay: its links and forms, and the code of
 * rendering on servers that they bring.
 */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gmu, '')
        .replaceAll(
          / = (React\d*\.(?:forwardRef|createContext|memo)\()/gu,
          ' = /* @__PURE__ */ $1',
        ),
  },
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/u, replacement: here(`${ROUTER}/index.mjs`) },
        { find: /^react-router\/dom$/u, replacement: here(`${ROUTER}/dom-export.mjs`) },
      ],
    },
  }),
};

export default defineConfig({
  // The library has no British strings of its own; the few that it brings are the American ones.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    scriptFiles(here('./src')),
    compiledAhead,
    productionRouter,
    precompressed,
  ],
  resolve: {
    alias: [
      { find: '@', replacement: here('./src') },
      { find: '@mocks', replacement: here('./mocks') },
      // The client only parses and prints documents. The simulated provider, which executes them, names
      // the parts of the whole language: `graphql/graphql.js`.
      { find: /^graphql$/u, replacement: '@0no-co/graphql.web' },
      // The event stream's client makes every transport that it has; only its WebSocket comes with it.
      {
        find: /^\.\/(?:LongPolling|CallbackPolling)Transport\.js$/u,
        replacement: here('./src/provider/event-stream/no-polling.ts'),
      },
      // Of the library's locale only the words for a distance in time are used.
      {
        find: /^\.\/en-US\/_lib\/(?:formatLong|formatRelative|localize|match)\.js$/u,
        replacement: here('./src/lib/unused-date-words.ts'),
      },
    ],
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: classOf,
    },
  },
  worker: {
    rolldownOptions: {
      output: {
        // What tells of a new release has to outlive its own: no hash, and beside the page.
        entryFileNames: ({ name }) =>
          name === 'new-release' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  // Found before the first page is served, or finding them later reloads it under somebody's hands.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Shorter than the usual eight: each file names many others, and a hash does not shrink.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'rules', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          // After the others: a worker that changes its environment begins anew, modules and all.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    setupFiles: ['tests/setup.ts', ...(process.env['LATE'] ? ['tests/late.ts'] : [])],
    // Else Node would load them, which knows no aliases.
    server: { deps: { inline: ['cometd', 'graphql-request'] } },
    testTimeout: 180_000,
    // A hook may load jsdom, or start a server of its own.
    hookTimeout: 180_000,
    // One more than the two cores it is made for: a test waits for a part of its time.
    maxWorkers: 3,
    // Reading the same modules anew for each of two hundred files takes longer than the tests do.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
