// `npm run staging`: the built app and the provider on two origins, under the strict policy.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { load } from './load.mjs';
import { welcome } from './welcome.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
if (!existsSync(`${root}/dist/index.html`)) await build({ root, logLevel: 'warn' });

const { readSettings } = await load('settings.ts');
const { startStaging } = await load('staging.ts');
const { beside, startItsRegistry, startOrbit } = await load('real-orbit.ts');
const { options, port, isOrbitReal } = readSettings(process.argv.slice(2));
const swift = isOrbitReal ? await startOrbit(options) : undefined;
const registry = await startItsRegistry(swift);
const { app, api } = await startStaging({
  ...options,
  swift,
  registry,
  appPort: port ?? 4180,
  providerPort: port === undefined ? 4181 : port + 1,
  stripePort: port === undefined ? 4182 : port + 2,
});
console.log(
  `Wheelhouse is open at ${app}, its provider at ${api}${beside(swift, registry)}\n\n${welcome}`,
);
