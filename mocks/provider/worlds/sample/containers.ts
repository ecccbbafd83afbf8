import { madeUpContent, textContent } from '@mocks/orbit/content';
import { Container, type StorageAccount, type StoredObject } from '@mocks/orbit/store';
import type { Clock } from '@mocks/provider/clock';
import { gigabyte, mebibyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';
import { oddRepository, webRepository } from '@mocks/provider/worlds/sample/repositories';

/** An object of a world: its name, its type, and its text or its size in bytes. */
export type Given = readonly [name: string, contentType: string, content: string | number];

const DAY = 86_400_000;

/** An object of a world. Without a text it has the given size and a made-up hash. */
export function sampleObject([name, contentType, content]: Given, at: number): StoredObject {
  const received =
    typeof content === 'string'
      ? textContent(content)
      : { content: madeUpContent(content), md5: content.toString(16).padStart(32, '0') };
  const plain = { metadata: {}, deleteAt: null, large: null };
  return { ...plain, name, contentType, at, content: received.content, hash: received.md5 };
}

/** Adds a container with its objects, all of one time in hundred-thousandths of a second. */
export function addContainer(
  account: StorageAccount,
  name: string,
  at: number,
  objects: readonly (Given | StoredObject)[],
  metadata: Record<string, string> = {},
): Container {
  const container = new Container(name, at, metadata);
  for (const each of objects) container.put('name' in each ? each : sampleObject(each, at));
  account.containers.put(container);
  return container;
}

const page = (title: string): string =>
  `<!doctype html>\n<html lang="en">\n<link rel="stylesheet" href="css/site.css">\n<title>${title}</title>\n<h1>${title}</h1>\n</html>\n`;

/** A picture of one dot. */
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>\n';

/** Orbit: a static site, an archive, registry repositories, the provider's own images, odd names. */
export function addContainers(world: World, clock: Clock): void {
  const id = 'acc-demo1';
  const account = world.orbit.account(id, clock.now() - 300 * DAY);
  const at = Math.floor((clock.now() - 3 * DAY) * 100) + 12_000;
  addContainer(
    account,
    'assets',
    at,
    [
      ['index.html', 'text/html', page('Demo Studio')],
      ['404error.html', 'text/html', page('Nothing here')],
      ['css/site.css', 'text/css', 'h1 {\n  font-family: sans-serif;\n}\n'],
      ['logo.svg', 'image/svg+xml', dot],
      ['photos/', 'application/directory', ''],
      ['photos/team.jpg', 'image/jpeg', 482_113],
      ['photos/office.jpg', 'image/jpeg', 1_204_992],
    ],
    {
      'X-Container-Read': '.r:*,.rlistings',
      'X-Container-Meta-Web-Listings': 'true',
      'X-Container-Meta-Web-Index': 'index.html',
      'X-Container-Meta-Web-Error': 'error.html',
    },
  );
  addContainer(
    account,
    'backups',
    at,
    [
      ['2026/november.tar.gz', 'application/gzip', 8_123_456_789],
      ['2026/october.tar.gz', 'application/gzip', 7_912_003_111],
    ],
    {
      'X-History-Location': 'backups_archive',
      'X-Container-Meta-Quota-Bytes': String(50 * gigabyte),
      'X-Container-Meta-Quota-Count': '1000',
      'X-Container-Read': `${id}:cli-store`,
    },
  );
  addContainer(account, 'backups_archive', at, [
    ['0132026/october.tar.gz/1760000000.00000', 'application/gzip', 7_900_000_000],
  ]);
  // The registry gives each of its containers its own key.
  const registryKey = { 'X-Container-Meta-Temp-Url-Key': 'the registry made this up' };
  addContainer(account, 'web_ctrimages', at, webRepository(id, at), {
    ...registryKey,
    'X-Container-Read': `${id}:cli-store`,
  });
  addContainer(account, 'odd_ctrimages', at, oddRepository(id, at), registryKey);
  addContainer(account, 'empty_ctrimages', at, []);
  addContainer(account, 'images', at, [
    ['img-avail', 'application/vnd.server-image', 2252 * mebibyte],
    ['dbi-night', 'application/vnd.database-snapshot', 512 * mebibyte],
  ]).isProvidersOwn = true;
  addContainer(account, 'odd names', at, oddObjects);
}

/** Names that are legal in Swift but awkward at some step. */
const oddObjects: readonly Given[] = [
  ['100 % sure?.txt', 'text/plain', 'A percent sign and a question mark.\n'],
  ['#1 & more.txt', 'text/plain', 'A hash and an ampersand.\n'],
  ['"quoted" \'names\'.txt', 'text/plain', 'Quotes of both kinds.\n'],
  ['<script>alert(1)</script>.html', 'text/html', '<script>alert(1)</script>\n'],
  ['two\nlines.txt', 'text/plain', 'A newline.\n'],
  ['/leading slash.txt', 'text/plain', 'A slash before it.\n'],
  ['double//slash.txt', 'text/plain', 'Two slashes.\n'],
  ['up/../and/./down.txt', 'text/plain', 'Dots that are no directories.\n'],
  ['cafe\u0301 🚀.txt', 'text/plain', 'A combining accent and a rocket.\n'],
  [`${'long '.repeat(50)}.txt`, 'text/plain', 'A long name.\n'],
];
