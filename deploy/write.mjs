// `npm run deploy`: writes the configuration of nginx and of Caddy for a deployment's `config.json`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('write-servers.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});

try {
  const written = await module.writeServers(process.argv.slice(2));
  console.log(`Written: ${written.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
