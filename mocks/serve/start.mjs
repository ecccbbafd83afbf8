// `npm start`: the product on the embedded provider, from Vite's dev server.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { load } from './load.mjs';
import { welcome } from './welcome.mjs';

const { readSettings } = await load('settings.ts');
const { simulatedProvider } = await load('vite-plugin.ts');
const { startOrbit } = await load('real-orbit.ts');
const { options, port, isOrbitReal } = readSettings(process.argv.slice(2));
const swift = isOrbitReal ? await startOrbit(options) : undefined;

const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  plugins: [simulatedProvider(options, swift)],
  ...(port === undefined ? {} : { server: { port, strictPort: true } }),
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
const orbit = swift ? `, a real Swift at ${swift.origin}` : '';
console.log(`Wheelhouse is open at ${address}${orbit}\n\n${welcome}`);
