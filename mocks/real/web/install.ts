import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRun, ensure } from '@mocks/real/debian/ensure';
import { librariesOf } from '@mocks/real/debian/packages';

/** Paths of real web servers, and their processes' environment. */
export interface WebServers {
  nginx: string;
  /** The folder of nginx's modules. */
  modules: string;
  caddy: string;
  environment: Readonly<Record<string, string>>;
}

const BROTLI = 'ngx_http_brotli_static_module.so';

/** The servers below a folder: `/` for the machine's own. */
const serversIn = (root: string, libraries = ''): WebServers => ({
  nginx: join(root, 'usr/sbin/nginx'),
  modules: join(root, 'usr/lib/nginx/modules'),
  caddy: join(root, 'usr/bin/caddy'),
  environment: { LD_LIBRARY_PATH: libraries },
});

const own = serversIn('/');

/** The unpacked servers; the machine's own for packages that were not fetched. */
async function unpackedIn(folder: string): Promise<WebServers> {
  const fetched = serversIn(folder, await librariesOf(folder));
  const either = (name: 'nginx' | 'modules' | 'caddy', there: string) =>
    existsSync(there) ? fetched[name] : own[name];
  return {
    ...fetched,
    nginx: either('nginx', fetched.nginx),
    modules: either('modules', join(fetched.modules, BROTLI)),
    caddy: either('caddy', fetched.caddy),
  };
}

/** Returns nginx and Caddy. Throws with the reason if they cannot be fetched. */
export const ensureWebServers = (): Promise<WebServers> =>
  ensure<WebServers>({
    name: 'web',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'],
    own,
    unpackedIn,
    work: async ({ nginx, modules, caddy, environment }) =>
      existsSync(join(modules, BROTLI)) &&
      allRun(
        [
          [nginx, '-v'],
          [caddy, 'version'],
        ],
        environment,
      ),
  });
