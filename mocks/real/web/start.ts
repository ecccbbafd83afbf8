import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyOf } from '../../../deploy/caddy';
import { nginxOf } from '../../../deploy/nginx';
import type { Configured } from '../../../deploy/policy';
import { siteHeaders } from '../../../deploy/site';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebServers } from '@mocks/real/web/install';
import type { Listening } from '@mocks/serve/http';

/** Free ports: `told` for a fixed plain HTTP site, `secure` and `plain` in place of 443 and 80. */
export interface Ports {
  told: number;
  secure: number;
  plain: number;
}

/** A web server's main configuration file, which includes the site's file, and its command. */
interface Kind {
  siteOf: typeof nginxOf;
  /** The settings that a machine has for all its sites, here for use without root rights. */
  main: (folder: string, servers: WebServers, ports: Ports) => string;
  command: (main: string, servers: WebServers) => readonly string[];
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Under root, nginx's workers would run as `nobody`, who cannot read root's folders. */
const user = process.getuid?.() === 0 ? 'user root root;' : '';

export const KINDS = {
  nginx: {
    siteOf: nginxOf,
    main: (folder, { modules }) => `
      daemon off;
      ${user}
      worker_processes 1;
      pid ${folder}/pid;
      load_module ${modules}/ngx_http_brotli_static_module.so;
      events { worker_connections 256; }
      http {
        access_log off;
        ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        include ${folder}/site;
      }`,
    command: (main, { nginx }) => [nginx, '-e', 'stderr', '-c', main],
  },
  caddy: {
    siteOf: caddyOf,
    main: (folder, _servers, { secure, plain }) =>
      `{\n  admin off\n  https_port ${secure}\n  http_port ${plain}\n}\nimport ${folder}/site\n`,
    command: (main, { caddy }) => [caddy, 'run', '--config', main, '--adapter', 'caddyfile'],
  },
} as const satisfies Record<string, Kind>;

export type WebServerName = keyof typeof KINDS;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Ends the server with the process that started it, whose end closes this script's input. */
const SCRIPT =
  'trap "" INT PIPE; folder=$0; "$@" < /dev/null & cat > /dev/null; kill $!; wait $!; rm -r "$folder"';

/** Milliseconds until a server that does not listen has failed to start. */
const PATIENCE = 20_000;

/** The file that `npm run deploy` writes for a build that is served by plain HTTP at a port. */
export const siteAt =
  (name: WebServerName, folder: string, config: Configured) =>
  ({ told }: Ports): string => {
    const listen = `127.0.0.1:${told}`;
    const headers = siteHeaders(config, listen);
    return KINDS[name].siteOf({ host: '127.0.0.1', root: folder, listen, headers });
  };

/** Starts a real nginx or Caddy on a site. Throws with its output if it does not start. */
export async function startWebServer(
  name: WebServerName,
  servers: WebServers,
  siteOf: (ports: Ports) => string,
): Promise<Listening & { ports: Ports }> {
  const { main, command }: Kind = KINDS[name];
  const folder = await mkdtemp(join(tmpdir(), `wheelhouse-${name}-`));
  const [told, secure, plain] = [await freePort(), await freePort(), await freePort()];
  const ports = { told, secure, plain };
  await writeFile(join(folder, 'site'), siteOf(ports));
  await writeFile(join(folder, 'main'), main(folder, servers, ports));
  const child = spawn('sh', ['-c', SCRIPT, folder, ...command(join(folder, 'main'), servers)], {
    env: {
      ...process.env,
      ...servers.environment,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  const until = Date.now() + PATIENCE;
  while (!(await answers(told)) && !(await answers(secure))) {
    if (Date.now() > until || /\[emerg\]|^Error:|^run: /mu.test(said)) {
      await close();
      throw new Error(`${name} did not start. ${said}`);
    }
    await wait(20);
  }
  return { origin: `http://127.0.0.1:${told}`, ports, close };
}
