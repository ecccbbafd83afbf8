import { ASKED_ANEW, ASSETS, BESIDE_PAGE, isText, KEPT, MEDIA_TYPES, PAGE } from './files';
import type { Site } from './site';

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => (line === '' ? '' : `    ${line}`)), '}'].join('\n');

const types = Object.entries(MEDIA_TYPES);

/** nginx always includes `text/html`, and warns if it is listed. */
const charsetTypes = types.flatMap(([extension, type]) =>
  isText(extension) && extension !== 'html' ? [type] : [],
);

/** Directives of the port and the certificate. */
function listening({ host, listen, certificate }: Site): readonly string[] {
  if (listen !== undefined) return [`listen ${listen};`];
  const { chain, key } = certificate ?? {
    chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  };
  return [
    '# From nginx 1.25.1 on: `listen 443 ssl;` and `http2 on;`.',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate "${chain}";`,
    `ssl_certificate_key "${key}";`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}

const toTls = (host: string): string =>
  block('server', [
    'listen 80;',
    'listen [::]:80;',
    `server_name ${host};`,
    `return 301 https://${host}$request_uri;`,
  ]);

const COMMENT = `# Serves Wheelhouse, in nginx's http context: /etc/nginx/conf.d/wheelhouse.conf. Written by \`npm run deploy\`.
# Of Debian it takes the packages nginx and libnginx-mod-http-brotli-static.`;

/** The configuration of nginx, for its `http` context. */
export function nginxOf(site: Site): string {
  const { host, root, listen, headers } = site;
  const caching = [
    '# What has its hash in its name is kept; all else is asked for anew, a 404 too.',
    block('map "$status $uri" $wheelhouse_caching', [
      `default "${ASKED_ANEW}";`,
      `"~^(200|206|304) ${ASSETS}" "${KEPT}";`,
    ]),
  ].join('\n');
  const server = block('server', [
    ...listening(site),
    `server_name ${host};`,
    'server_tokens off;',
    `root "${root}";`,
    '',
    ...block(
      'types',
      types.map(([extension, type]) => `${type} ${extension};`),
    ).split('\n'),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${charsetTypes.join(' ')};`,
    '',
    '# The .br and .gz that the build writes.',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    '# No location may have an add_header of its own: it would lose these.',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $wheelhouse_caching always;',
    '',
    '# Files: one that is not there is a 404, never the page.',
    ...block(`location ${ASSETS}`, ['try_files $uri =404;']).split('\n'),
    ...block(`location ~ ${BESIDE_PAGE}`, ['try_files $uri =404;']).split('\n'),
    '# Routes of the panel, dots in their names or none.',
    ...block('location /', [`rewrite ^ ${PAGE} break;`]).split('\n'),
  ]);
  const servers = listen === undefined ? [toTls(host), server] : [server];
  return `${[COMMENT, caching, ...servers].join('\n\n')}\n`;
}
