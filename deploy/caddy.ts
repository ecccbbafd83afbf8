import { ASKED_ANEW, ASSETS, BESIDE_PAGE, KEPT, PAGE } from './files';
import type { Site } from './site';

/** The site's address, and where it listens. */
function addressOf({ host, listen }: Site): readonly [address: string, ...lines: string[]] {
  if (listen === undefined) return [host];
  const [, bound, port] = /^(?:(.+):)?(\d+)$/u.exec(listen) ?? [];
  const address = `http://:${port ?? listen}`;
  return bound === undefined ? [address] : [address, `bind ${bound}`];
}

const COMMENT = '# Serves Wheelhouse: /etc/caddy/Caddyfile. Written by `npm run deploy`.';

/** The Caddyfile of a site; without a certificate Caddy gets one itself. */
export function caddyOf(site: Site): string {
  const { root, certificate, listen, headers } = site;
  const [address, ...bound] = addressOf(site);
  const tls = listen === undefined && certificate !== undefined ? [certificate] : [];
  const lines = [
    ...bound,
    ...tls.map(({ chain, key }) => `tls "${chain}" "${key}"`),
    `root * "${root}"`,
    '',
    '# What has its hash in its name is kept; all else is asked for anew, a 404 too.',
    '@kept {',
    `	path ${ASSETS}*`,
    '	file',
    '}',
    '# Routes of the panel, dots in their names or none. Any other path is a file: one that is not there',
    '# is a 404, never the page.',
    `@route not path_regexp ^${ASSETS}|${BESIDE_PAGE}`,
    '@change not method GET HEAD',
    'route {',
    '	header {',
    ...Object.entries(headers).map(([name, value]) => `		${name} "${value}"`),
    `		Cache-Control "${ASKED_ANEW}"`,
    '	}',
    `	header @kept Cache-Control "${KEPT}"`,
    '	error @change 405',
    `	rewrite @route ${PAGE}`,
    '	# The .br and .gz that the build writes.',
    '	header {',
    '		Vary Accept-Encoding',
    '		defer',
    '	}',
    '	file_server {',
    '		precompressed br gzip',
    '	}',
    '}',
  ];
  const body = lines.map((line) => (line === '' ? '' : `	${line}`)).join('\n');
  return `${COMMENT}\n${address} {\n${body}\n}\n`;
}
