import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from '../../deploy/policy';
import { writeServers } from '../../deploy/write-servers';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (name: string) => readFile(join(folder, name), 'utf8');
const write = (...args: readonly string[]) => writeServers([...args, '--to', folder]);

test('the files of the folder deploy are what the command writes of its example', async () => {
  expect(await write()).toEqual([join(folder, 'nginx.conf'), join(folder, 'Caddyfile')]);
  for (const name of ['nginx.conf', 'Caddyfile']) {
    expect(await read(name), 'run: npm run deploy').toBe(await readFile(`deploy/${name}`, 'utf8'));
  }
});

test('docs/deploying.md shows the headers of that example', async () => {
  const page = await readFile('docs/deploying.md', 'utf8');
  const example: unknown = JSON.parse(await readFile('deploy/example.json', 'utf8'));
  for (const [name, value] of Object.entries(headersOf(example as object))) {
    expect(page).toContain(`${name}: ${value}\n`);
  }
});

test('hosts, place and certificate are filled in', async () => {
  const config = join(folder, 'config.json');
  await writeFile(config, '{"hosts": {"api": "https://api.other.example"}}');
  const place = ['--host', 'cloud.other.example', '--root', '/var/www/panel'];
  const certificate = ['--certificate', '/etc/tls/chain.pem', '--key', '/etc/tls/key.pem'];
  await write('--config', config, ...place, ...certificate);
  const nginx = await read('nginx.conf');
  expect(nginx).toContain('server_name cloud.other.example;');
  expect(nginx).toContain('return 301 https://cloud.other.example$request_uri;');
  expect(nginx).toContain('root "/var/www/panel";');
  expect(nginx).toContain('ssl_certificate_key "/etc/tls/key.pem";');
  const caddy = await read('Caddyfile');
  expect(caddy).toContain('\ncloud.other.example {\n');
  expect(caddy).toContain('tls "/etc/tls/chain.pem" "/etc/tls/key.pem"');
  for (const text of [nginx, caddy]) {
    expect(text).toContain("connect-src 'self' https://api.other.example;");
    expect(text).not.toContain('stripe');
    expect(text).toContain('max-age=31536000');
  }
});

test('behind something that ends TLS both listen to plain HTTP, and promise nothing of TLS', async () => {
  await write('--listen', '127.0.0.1:8080');
  const nginx = await read('nginx.conf');
  expect(nginx).toContain('listen 127.0.0.1:8080;');
  const caddy = await read('Caddyfile');
  expect(caddy).toContain('\nhttp://:8080 {\n\tbind 127.0.0.1\n');
  for (const text of [nginx, caddy]) {
    expect(text).not.toMatch(/Strict-Transport-Security|ssl|443|return 301/u);
  }
});

test.each([
  [
    ['--host', 'a.example; include /etc/passwd'],
    '--host cannot be a.example; include /etc/passwd.',
  ],
  [['--root', 'srv'], '--root cannot be srv.'],
  [['--root', '/srv/"; }'], '--root cannot be /srv/"; }.'],
  [['--listen', 'everywhere'], '--listen cannot be everywhere.'],
  [['--certificate', '/a.pem'], '--certificate and --key belong together.'],
  [['--listen', '127.0.0.1:99999'], '--listen cannot be 127.0.0.1:99999.'],
  [['--config', 'deploy/nginx.conf'], '--config deploy/nginx.conf is no configuration (JSON).'],
  [['--config', 'deploy/gone.json'], '--config deploy/gone.json cannot be read.'],
])('%s is refused, and says why', async (args, sentence) => {
  await expect(write(...args)).rejects.toThrow(sentence);
});

test.each(['https://*', 'https://*.example.com'])(
  'a configuration whose host is any, %s, is refused, and nothing is written',
  async (orbit) => {
    const config = join(folder, 'any.json');
    await writeFile(config, JSON.stringify({ hosts: { orbit } }));
    await write();
    const before = await read('nginx.conf');
    await expect(write('--config', config, '--host', 'another.example')).rejects.toThrow(
      `orbit has to name one host, without *: ${orbit}`,
    );
    expect(await read('nginx.conf')).toBe(before);
  },
);

test('a flag that there is not is refused', async () => {
  await expect(write('--hots', 'a.example')).rejects.toThrow(/hots/u);
});
