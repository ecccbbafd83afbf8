import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The name of the worker's file, which stands in the root of the demo: its scope is the folder it is in. */
export const workerFile = 'demo-worker.js';

/**
 * How Vite builds the worker: one classic script, since not every browser has workers of modules. What of the
 * simulated provider needs Node (`mocks/machine`) is swapped for what does the same in a browser.
 */
export const workerBuild = (outDir: string): InlineConfig => ({
  configFile: false,
  root: here('../../..'),
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    alias: [
      { find: '@mocks/machine', replacement: here('../machine') },
      { find: '@mocks', replacement: here('../..') },
      { find: '@', replacement: here('../../../src') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: here('./worker.ts'),
      output: { format: 'iife', entryFileNames: workerFile },
    },
  },
});
