import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { librariesOf, unpackedFolder, unpackPackages } from '@mocks/debian/packages';

const run = promisify(execFile);

/** Real web servers, and what their processes need. */
export interface WebServers {
  nginx: string;
  /** The folder of nginx's modules. */
  modules: string;
  caddy: string;
  environment: Readonly<Record<string, string>>;
}

const BROTLI = 'ngx_http_brotli_static_module.so';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];

/** Those below a folder: `/` for the machine's own. */
const serversIn = (root: string, libraries = ''): WebServers => ({
  nginx: join(root, 'usr/sbin/nginx'),
  modules: join(root, 'usr/lib/nginx/modules'),
  caddy: join(root, 'usr/bin/caddy'),
  environment: { LD_LIBRARY_PATH: libraries },
});

async function work({ nginx, modules, caddy, environment }: WebServers): Promise<boolean> {
  const env = { ...process.env, ...environment };
  try {
    await Promise.all([run(nginx, ['-v'], { env }), run(caddy, ['version'], { env })]);
    return existsSync(join(modules, BROTLI));
  } catch {
    return false;
  }
}

const unpacked = unpackedFolder('web');

/** The unpacked ones; what the machine had was not fetched. */
async function unpackedServers(): Promise<WebServers> {
  const own = serversIn('/');
  const fetched = serversIn(unpacked, await librariesOf(unpacked));
  const either = (name: 'nginx' | 'modules' | 'caddy', there: string) =>
    existsSync(there) ? fetched[name] : own[name];
  return {
    ...fetched,
    nginx: either('nginx', fetched.nginx),
    modules: either('modules', join(fetched.modules, BROTLI)),
    caddy: either('caddy', fetched.caddy),
  };
}

/**
 * The machine's own nginx and Caddy, those that were unpacked before, else Debian's, fetched and unpacked now.
 * Throws, with the reason, where none can be had.
 */
export async function ensureWebServers(): Promise<WebServers> {
  const own = serversIn('/');
  if (await work(own)) return own;
  if (existsSync(unpacked)) {
    const known = await unpackedServers();
    if (await work(known)) return known;
    await rm(unpacked, { recursive: true, force: true });
  }
  await unpackPackages(unpacked, PACKAGES);
  const servers = await unpackedServers();
  if (await work(servers)) return servers;
  throw new Error('The web servers were unpacked, but they do not run.');
}
