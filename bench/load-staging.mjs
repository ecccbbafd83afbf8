import { runnerImport } from 'vite';
import { root } from './root.mjs';

/** The staging server's start function; Node 20 does not read TypeScript, so Vite does. */
export async function loadStaging() {
  const { module } = await runnerImport(`${root}mocks/serve/staging.ts`, {
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src`, '@mocks': `${root}mocks` } },
  });
  return module.startStaging;
}
