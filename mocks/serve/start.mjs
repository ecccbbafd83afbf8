// `npm start`: the product on the embedded provider, from Vite's dev server.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { load } from './load.mjs';
import { welcome } from './welcome.mjs';

const { readSettings } = await load('settings.ts');
const { simulatedProvider } = await load('vite-plugin.ts');
const { beside, startItsRegistry, startOrbit } = await load('real-orbit.ts');
const { options, port, isOrbitReal } = readSettings(process.argv.slice(2));
const swift = isOrbitReal ? await startOrbit(options) : undefined;
const registry = await startItsRegistry(swift);

const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  plugins: [simulatedProvider(options, swift, registry)],
  ...(port === undefined ? {} : { server: { port, strictPort: true } }),
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(`Wheelhouse is open at ${address}${beside(swift, registry)}\n\n${welcome}`);
