import { describe, expect, test } from 'vitest';
import { initialServer, readHints } from '@/screens/servers/add';
import { facts, record } from '../../../model/build';

const local = {
  id: 'typ-aaaaa',
  handle: '1gb.ssd',
  status: 'available',
  storage_type: 'local',
};
const network = {
  id: 'typ-bbbbb',
  handle: '2gb.nbs',
  status: 'available',
  storage_type: 'network',
};
const retired = { id: 'typ-ccccc', handle: 'nano', status: 'deprecated' };
const image = { id: 'img-aaaaa', status: 'available' };
const windows = { id: 'img-ddddd', name: 'windows-2022', status: 'available' };
const old = { id: 'img-bbbbb', status: 'deprecated' };
const server = {
  id: 'srv-aaaaa',
  name: 'web',
  image: { id: old.id },
  server_type: { id: network.id },
  server_groups: [],
  disk_encrypted: true,
};
const onBlank = { id: 'srv-bbbbb', image: { id: 'img-ccccc' } };
const foreign = { ...server, id: 'srv-ccccc', account: { id: 'acc-bbbbb' }, user_data: 'aGVsbG8=' };
const known = {
  ...facts({
    server_type: [local, network, retired],
    image: [image, old, { id: 'img-ccccc', name: 'Blank Disk Image', status: 'available' }],
    server: [server, onBlank, foreign],
  }),
  account: record('account', { id: 'acc-aaaaa' }),
};
const hinted = (query: string, handle?: string) =>
  initialServer(readHints(new URLSearchParams(query)), known, handle);

describe('the type that a form opens with', () => {
  test.each([
    ['without a word 1gb.ssd', '', undefined, local.id],
    ["the configuration's", '', '2gb.nbs', network.id],
    ['that of the hint, by id', `type=${network.id}`, undefined, network.id],
    ['that of the hint, by handle', 'handle=2gb.nbs', undefined, network.id],
    ['no retired one', 'handle=nano', undefined, local.id],
    ['that of the server that it is like', `similar=${server.id}`, undefined, network.id],
  ])('%s', (_, query, handle, expected) => {
    expect(hinted(query, handle).type).toBe(expected);
  });
});

test('an image by its hint; of a similar server only one that is still available', () => {
  expect(hinted(`image=${image.id}`).image).toBe(image.id);
  expect(hinted(`image=${old.id}`).image).toBe('');
  expect(hinted('image=img-ccccc').image).toBe('');
  expect(hinted(`similar=${server.id}`).image).toBe('');
});

test.each([
  ["the account's own, to be told why not", 'acc-aaaaa', windows.id],
  ["another's, which is hidden", 'acc-bbbbb', ''],
])('of Windows images without the limit %s', (_, owner, expected) => {
  const facing = { ...facts({ image: [{ ...windows, owner }] }), account: known.account };
  const hints = readHints(new URLSearchParams(`image=${windows.id}`));
  expect(initialServer(hints, facing, undefined).image).toBe(expected);
});

test('a server like one that was started from a blank disk has its image yet to be chosen', () => {
  expect(hinted(`similar=${onBlank.id}`).image).toBe('');
});

test("nothing is taken over from another account's server", () => {
  expect(hinted(`similar=${foreign.id}`)).toEqual(hinted(''));
});

test('a server like an encrypted one is encrypted only on local storage', () => {
  expect(hinted(`similar=${server.id}`).encrypted).toBe(false);
  expect(hinted(`similar=${server.id}&type=${local.id}`).encrypted).toBe(true);
});

test('without a word the newest LTS of Ubuntu that is offered', () => {
  const official = (id: string, name: string, status = 'available') => ({
    id,
    name,
    status,
    official: true,
  });
  const offered = facts({
    image: [
      official('img-ggggg', 'ubuntu-noble-24.04-amd64-server'),
      official('img-eeeee', 'ubuntu-plucky-25.04-amd64-server'),
      official('img-hhhhh', 'ubuntu-jammy-22.04-amd64-server'),
      official('img-fffff', 'ubuntu-later-26.04-amd64-server', 'creating'),
      official('img-jjjjj', 'ubuntu-later-26.04-amd64-minimal'),
    ],
  });
  const facing = { ...offered, account: known.account };
  expect(initialServer({}, facing, undefined).image).toBe('img-ggggg');
});
