import type { Clock } from '@mocks/provider/clock';
import { pdf } from '@mocks/provider/pdf';
import { gigabyte, mebibyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';
import { FREELANCER, FOUNDED, SHOP } from '@mocks/provider/worlds/company/people';
import { logo, pictures } from '@mocks/provider/worlds/company/pictures';
import { releases } from '@mocks/provider/worlds/company/releases';
import { dateOf } from '@mocks/provider/worlds/company/times';
import { addContainer, sampleObject, type Given } from '@mocks/provider/worlds/sample/containers';

const DAY = 86_400_000;

/** Hundred-thousandths of a second, as object storage counts. */
const stamp = (time: number): number => Math.floor(time) * 100;

const PAGES = [
  '/',
  '/mugs',
  '/mugs/stoneware-mug-sea',
  '/lamps',
  '/basket',
  '/checkout',
  '/search',
];

/** A web server's log of a minute past midnight, as nginx writes it. */
function accessLog(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = new Date(day).toUTCString().slice(8, 11);
  return Array.from({ length: 48 }, (_, index) => {
    const path = PAGES[(index * 5 + Number(month)) % PAGES.length] ?? '/';
    const status = index % 23 === 17 ? 404 : index % 11 === 7 ? 304 : 200;
    const second = String(index % 60).padStart(2, '0');
    const host = `198.51.100.${String(11 + ((index * 37) % 200))}`;
    return `${host} - - [${date}/${name}/${year}:00:01:${second} +0000] "GET ${path} HTTP/2.0" ${String(status)} ${String(1800 + ((index * 911) % 9000))} "-" "Mozilla/5.0"\n`;
  }).join('');
}

const orders = (day: string): string =>
  `${JSON.stringify(
    {
      day,
      orders: 184,
      failed: [
        { order: 'MF-20418', reason: 'card_declined', amount: '64.00' },
        { order: 'MF-20455', reason: 'address_unknown', amount: '118.50' },
      ],
    },
    null,
    2,
  )}\n`;

const documents: readonly Given[] = [
  [
    'price-list-winter.pdf',
    'application/pdf',
    pdf([
      'Marlow & Finch, winter price list',
      '',
      'Stoneware mug, sea, moss or clay        £16.00',
      'Table lamp, moss or sand                £64.00',
      'Linen cushion, plum or sand             £38.00',
      'Oak chair, clay or sea                 £189.00',
      'Ficus in a clay pot                     £29.50',
      '',
      'Prices include VAT. Free delivery from £60.',
    ]),
  ],
  [
    'returns.pdf',
    'application/pdf',
    pdf([
      'Returns',
      '',
      'Send anything back within 30 days, in the box it came in.',
      'We refund the full price to the card you paid with.',
      '',
      'Marlow & Finch, 3 Dock Street, Leeds LS10 1JF',
    ]),
  ],
  [
    'suppliers.csv',
    'text/csv',
    'supplier,city,product,lead time\nBryn Pottery,Conwy,mugs,3 weeks\nLumen Works,Sheffield,lamps,5 weeks\nAsh & Oak,Hexham,chairs,8 weeks\n',
  ],
  [
    'onboarding.md',
    'text/markdown',
    '# Welcome to Marlow & Finch\n\n1. Ask Tom for a key to the bastion.\n2. Read the runbook of checkout.\n3. Order something: we all do it once.\n',
  ],
];

/** Orbit: pictures of the products, papers, logs, backups, releases, and the provider's images. */
export function addContainers(world: World, clock: Clock): void {
  const now = clock.now();
  const account = world.orbit.account(SHOP, now - FOUNDED * DAY);
  addContainer(
    account,
    'product-photos',
    stamp(now - 25 * DAY),
    [
      ['logo.svg', 'image/svg+xml', logo],
      ...pictures.map(([name, svg]): Given => [name, 'image/svg+xml', svg]),
    ],
    { 'X-Container-Read': '.r:*,.rlistings', 'X-Container-Meta-Web-Listings': 'true' },
  );
  addContainer(account, 'documents', stamp(now - 40 * DAY), documents);
  const lastDays = (count: number) =>
    Array.from({ length: count }, (_, index) => now - (index + 1) * DAY);
  addContainer(
    account,
    'logs',
    stamp(now - DAY),
    lastDays(5).flatMap((time) => {
      const day = dateOf(time);
      const text = (name: string, type: string, content: string) =>
        sampleObject([name, type, content], stamp(Date.parse(day) + DAY + 300_000));
      return [
        text(`checkout-api/${day}.json`, 'application/json', orders(day)),
        text(`shop-web/${day}.log`, 'text/plain', accessLog(day)),
      ];
    }),
  );
  addContainer(
    account,
    'backups',
    stamp(now - DAY),
    lastDays(7).map((time, index) =>
      sampleObject(
        [
          `db-orders/${dateOf(time)}.sql.gz`,
          'application/gzip',
          2_140_000_000 - 9_300_000 * index + ((index * 7_919) % 997),
        ],
        stamp(Date.parse(dateOf(time)) + DAY + 7_200_000),
      ),
    ),
    {
      'X-Container-Meta-Quota-Bytes': String(50 * gigabyte),
      'X-Container-Read': `${SHOP}:cli-backu`,
    },
  );
  addContainer(account, 'shop_ctrimages', stamp(now - 2 * DAY), releases(SHOP, now), {
    'X-Container-Meta-Temp-Url-Key': 'the registry made this up',
    'X-Container-Read': `${SHOP}:cli-backu`,
  });
  const images = world.image.by('account', SHOP).filter(({ status }) => status === 'available');
  const snapshots = world.database_snapshot.by('account', SHOP);
  addContainer(account, 'images', stamp(now - 300 * DAY), [
    ...images.map(({ id, disk_size, created_at }) =>
      sampleObject(
        [id, 'application/vnd.server-image', disk_size * mebibyte],
        stamp(Date.parse(created_at)),
      ),
    ),
    ...snapshots.map(({ id, size, created_at }) =>
      sampleObject(
        [id, 'application/vnd.database-snapshot', size * mebibyte],
        stamp(Date.parse(created_at)),
      ),
    ),
  ]).isProvidersOwn = true;
  addContainer(
    world.orbit.account(FREELANCER, now - 580 * DAY),
    'portfolio',
    stamp(now - 80 * DAY),
    [['marlow-and-finch/logo.svg', 'image/svg+xml', logo]],
  );
}
