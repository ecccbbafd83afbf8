// `npm run staging`: the built app and the provider on two origins, or a report's replay. Both are
// under the strict policy.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { endWith, orEnd } from './end-with.mjs';
import { load } from './load.mjs';
import { welcome } from './welcome.mjs';

const { readSettings } = await load('settings.ts');
const { options, port, isOrbitReal, replay, provider } = orEnd(() =>
  readSettings(process.argv.slice(2)),
);
if (provider !== undefined) endWith(new Error('--provider is for npm start alone.'));

const root = fileURLToPath(new URL('../..', import.meta.url));
if (!existsSync(`${root}/dist/index.html`)) await build({ root, logLevel: 'warn' });

async function replayReport() {
  const { replayFile, startReplay } = await load('replay.ts');
  const host = await replayFile(replay).catch(endWith);
  const { origin } = await startReplay({ host, port: port ?? 4180 });
  console.log(`The replay of ${replay} is open at ${origin}/replay/`);
}

async function stage() {
  const { startStaging } = await load('staging.ts');
  const { beside, startItsRegistry, startOrbit } = await load('real-orbit.ts');
  const swift = isOrbitReal ? await startOrbit(options) : undefined;
  const registry = await startItsRegistry(swift);
  const { app, api } = await startStaging({
    ...options,
    hasStatusFeed: true,
    swift,
    registry,
    appPort: port ?? 4180,
    providerPort: port === undefined ? 4181 : port + 1,
    stripePort: port === undefined ? 4182 : port + 2,
  });
  console.log(
    `Wheelhouse is open at ${app}, its provider at ${api}${beside(swift, registry)}\n\n${welcome}`,
  );
}

await (replay === undefined ? stage() : replayReport());
