// `npm start`: the product from Vite's dev server, with the embedded provider, one elsewhere, or a
// report's replay.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { endWith, orEnd } from './end-with.mjs';
import { load } from './load.mjs';
import { welcome } from './welcome.mjs';

const { readSettings } = await load('settings.ts');
const { options, port, isOrbitReal, replay, provider } = orEnd(() =>
  readSettings(process.argv.slice(2)),
);

/** The plugin that serves the simulated provider, and the terminal's text for its address. */
async function simulated() {
  const { simulatedProvider } = await load('vite-plugin.ts');
  const { beside, startItsRegistry, startOrbit } = await load('real-orbit.ts');
  const swift = isOrbitReal ? await startOrbit(options) : undefined;
  const registry = await startItsRegistry(swift);
  return {
    plugin: simulatedProvider(options, swift, registry),
    tell: (address) => `Wheelhouse is open at ${address}${beside(swift, registry)}\n\n${welcome}`,
  };
}

async function replaying(file) {
  const { replayed, replayFile } = await load('replay.ts');
  return {
    plugin: replayed(await replayFile(file).catch(endWith)),
    tell: (address) => `The replay of ${file} is open at ${address}replay/`,
  };
}

async function elsewhere() {
  const { connect } = await load('../proxy/connect.ts');
  const { providerElsewhere } = await load('../proxy/plugin.ts');
  const connection = await connect(provider).catch(endWith);
  const told = await connection.told();
  return {
    plugin: providerElsewhere(connection),
    tell: (address) => `Wheelhouse is open at ${address}${told}`,
  };
}

const { plugin, tell } = await (replay !== undefined
  ? replaying(replay)
  : provider !== undefined
    ? elsewhere()
    : simulated());
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  plugins: [plugin],
  ...(port === undefined ? {} : { server: { port, strictPort: true } }),
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(tell(address));
