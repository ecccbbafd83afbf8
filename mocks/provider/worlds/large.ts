import type { Clock } from '@mocks/provider/clock';
import { idOf } from '@mocks/provider/kinds';
import type { World } from '@mocks/provider/world';
import { makers } from '@mocks/provider/worlds/make';
import { fillSample } from '@mocks/provider/worlds/sample';

const counts = { groups: 500, images: 2000, servers: 10_000 };
/** Where the numbered ids start: above every id of the sample that could be a number. */
const first = 36 ** 4;

/** The sample world with its account filled up to 10,000 servers, 2,000 images and 500 groups. */
export function fillLarge(world: World, clock: Clock): void {
  fillSample(world, clock);
  const make = makers(clock);
  const account = 'acc-demo1';
  world.account.patch(account, { ram_limit: 64 * 1024 ** 2, name: 'Demo Studio' });
  for (
    let number = world.server_group.by('account', account).length;
    number < counts.groups;
    number++
  ) {
    const id = idOf('server_group', first + number);
    world.server_group.put(make.group({ id, account, name: `group-${number}` }));
  }
  for (let number = world.image.by('account', account).length; number < counts.images; number++) {
    const id = idOf('image', first + number);
    world.image.put(make.image({ id, name: `release-${number}`, owner: account }));
  }
  const zones = ['zon-gb1za', 'zon-gb1zb', 'zon-gb1zc'];
  const types = ['typ-ssd01', 'typ-ssd02', 'typ-ssd04', 'typ-nbs02'];
  for (let number = world.server.by('account', account).length; number < counts.servers; number++) {
    const id = idOf('server', first + number);
    const age = number / 20;
    world.server.put(
      make.server({
        id,
        account,
        name: `node-${String(number).padStart(5, '0')}`,
        status: number % 10 === 0 ? 'inactive' : 'active',
        image: number % 5 === 0 ? 'img-deb12' : 'img-ubu24',
        server_type: types[number % types.length] ?? 'typ-ssd01',
        zone: zones[number % zones.length] ?? null,
        server_groups: [idOf('server_group', first + 10 + (number % (counts.groups - 10)))],
        created_at: make.ago(age),
        started_at: make.ago(age),
      }),
    );
    world.interface.put(make.interface(id, number));
  }
}
