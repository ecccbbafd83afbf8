import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './build/class-names.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { fontsBeside } from './build/fonts-beside.ts';
import { helpPages } from './build/help-pages.ts';
import { patched } from './build/patched.ts';
import { FIRST_FILES, scriptFiles } from './build/script-files.ts';
import { wordsApart } from './build/words-apart.ts';
import { precompressed } from './deploy/precompressed.ts';
import { reactRouter } from './patches/react-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    // The library has no British strings of its own; the few that it brings are the American ones.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    wordsApart(),
    react(),
    scriptFiles(here('./src')),
    compiledAhead(FIRST_FILES),
    patched(reactRouter, here('./node_modules')),
    helpPages(here('./docs/product')),
    fontsBeside(here('./src/ui/fonts')),
    precompressed,
  ],
  resolve: {
    alias: [
      { find: '@', replacement: here('./src') },
      { find: '@mocks', replacement: here('./mocks') },
      // The client only parses and prints documents. The simulated provider, which executes them, names
      // the parts of the whole language: `graphql/graphql.js`.
      { find: /^graphql$/u, replacement: '@0no-co/graphql.web' },
    ],
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: classNames() },
  },
  worker: {
    rolldownOptions: {
      output: {
        // This worker finds new releases and has to outlive its own: no hash, and beside the page.
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
});
