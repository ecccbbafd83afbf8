// `npm run configuration`: writes docs/configuration.md from the schema of `config.json`; with `--check`
// only says if the page is stale.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { writeOrCheck } from '../build/write-or-check.mjs';

const { module } = await runnerImport(
  fileURLToPath(new URL('configuration-page.ts', import.meta.url)),
  {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  },
);
const name = 'docs/configuration.md';
writeOrCheck(new URL(`../${name}`, import.meta.url), module.configurationPage(), {
  name,
  command: 'npm run configuration',
});
