import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { precompressed } from './deploy/precompressed.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What asks for all that is needed before the panel, by the panel, and by its first screens. */
const ENTRIES = {
  publicPages: [here('./src/app/auth/public-pages.tsx')],
  panel: [here('./src/app/panel/install-panel.tsx')],
  dashboard: [here('./src/screens/dashboard/dashboard.tsx')],
  servers: [here('./src/screens/servers/list.tsx')],
};

type Entry = keyof typeof ENTRIES;

/** What both need, beside what the start has: in the panel's file, a page before would fetch that. */
const WITH_START = new Set(
  [
    'components/deployment/deployment-context.ts',
    'lib/entry-of.ts',
    'lib/join-messages.ts',
    'lib/lazy-part.ts',
    'lib/told-next.ts',
    'model/account/usable.ts',
    'model/defaults.ts',
    'provider/client-address.ts',
    'provider/fetched.ts',
    'provider/public-json.ts',
    'store/calls/call-end.ts',
  ].map((module) => here(`./src/${module}`)),
);

/** Has the start import it, so that it comes in the start's file. */
const withStart: Plugin = {
  name: 'with-start',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/app\/main\.tsx$/ },
    handler: (code) => [...[...WITH_START].map((module) => `import '${module}';`), code].join('\n'),
  },
};

/** The files that are nearly all of the first screens' script. */
const AT_START = new Set(['index', 'shared', 'install-panel', 'overview', 'lists']);

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
        if (chunk.type !== 'chunk' || !AT_START.has(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

interface ModuleGraph {
  getModuleInfo(module: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules, and all that they import. */
function reached(graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const module of found) {
    graph.getModuleInfo(module)?.importedIds.forEach((next) => found.add(next));
  }
  return found;
}

/** Any module of ours but the screens that are asked for: those have files of their own. */
const AREAS_OWN =
  /\/src\/(?!app\/panel\/install-panel|screens\/servers\/list|screens\/dashboard\/dashboard)/;

type Choose = (needs: (entry: Entry) => boolean) => boolean;

/** Names a file for the chosen modules, and no file for any other. */
function named(name: string, choose: Choose) {
  const sets = new Map<Entry, ReadonlySet<string>>();
  return (module: string, graph: ModuleGraph) => {
    const isReached = (entry: Entry) => {
      const set = sets.get(entry) ?? reached(graph, ENTRIES[entry]);
      sets.set(entry, set);
      return set.has(module);
    };
    return choose(isReached) ? name : null;
  };
}

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
    compiledAhead,
    productionRouter,
    withStart,
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
      // Kept where it is imported for nothing that it exports.
      treeshake: { moduleSideEffects: (module) => WITH_START.has(module) || undefined },
      output: {
        // Shorter than the usual eight: each file names hundreds of others, and a hash does not shrink.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Left alone, the bundler cuts a file for each set of screens that share something: dozens of
        // small requests. One file for the start, one for the panel, one for lists, two for what the
        // dashboard has in common with many or a few other screens, so that it brings no more of those,
        // and one for what many other screens have in common.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: named(
                'shared',
                (needs) => needs('panel') || (needs('dashboard') && needs('servers')),
              ),
              debugName: 'shared',
              priority: 1,
              test: AREAS_OWN,
            },
            {
              name: named('lists', (needs) => needs('servers')),
              debugName: 'lists',
              priority: 1,
              test: AREAS_OWN,
            },
            // What chooses among records, for forms: each by itself is a file of nothing but its frame.
            {
              name: 'choices',
              minShareCount: 2,
              test: /\/src\/components\/choices\//,
            },
            {
              name: named('common', (needs) => needs('dashboard')),
              debugName: 'common',
              priority: 1,
              minShareCount: 5,
              test: AREAS_OWN,
            },
            {
              name: named('overview', (needs) => needs('dashboard')),
              debugName: 'overview',
              minShareCount: 2,
              test: AREAS_OWN,
            },
            {
              name: named('pages', (needs) => !needs('publicPages') && !needs('dashboard')),
              debugName: 'pages',
              minShareCount: 5,
              // What these areas have many screens for is for those alone.
              test: /\/src\/(lib|model(?!\/(?:firewall|load-balancer|database|cloud-ip|server-group|snapshots|collaboration|container|object|orbit|upload|metrics\/charts|credential|user\/|show-as|volume\/(?:verbs|consequences)|image\/rules|registry))|ui|components\/(links|records|data))\//,
            },
            // Few bytes each, which all forms have in common with nearly all verbs.
            {
              name: 'sent',
              minShareCount: 40,
              test: /\/src\/(?:components\/editors\/use-(?:sent|unsaved)|store\/sent\/sent-storage|provider\/offers)\.ts$/,
            },
            // Few bytes each, which the pages before the panel have in common with the queue and with billing.
            {
              name: 'paying',
              minShareCount: 2,
              test: /\/src\/(?:provider\/press-keys|model\/billing\/(?:calls|card|payment-step))\.ts$/,
            },
            // The palette has them too, which would make two small files of them for the list of volumes.
            {
              name: 'volume',
              minShareCount: 2,
              test: /\/src\/model\/volume\/(search|verbs|consequences)\.ts$/,
            },
          ],
        },
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
