import { describe, expect, test } from 'vitest';
import {
  defaultImage,
  distributionOf,
  DISTRIBUTIONS,
  newestFirst,
  versionOf,
  versionText,
} from '@/model/image/distribution';
import { imageChoices, matchesFilter } from '@/model/image/picker';
import { record } from '../build';

const image = (name: string, raw: object = {}) =>
  record('image', {
    id: 'img-aaaaa',
    status: 'available',
    official: true,
    owner: 'acc-systm',
    arch: 'x86_64',
    ...raw,
    name,
  });

test.each([
  ['ubuntu-noble-24.04-amd64-server', 'Ubuntu', [24, 4]],
  ['almalinux-9.6-x86_64-server', 'AlmaLinux', [9, 6]],
  ['debian-bookworm-12-amd64-server', 'Debian', [12]],
  ['centos-stream-9-x86_64-server', 'CentOS', [9]],
  ['fedora-42-x86_64-server', 'Fedora', [42]],
  ['flatcar-stable-4230-amd64', 'Flatcar', [4230]],
  ['fedora-coreos-stable-42-x86_64', 'Fedora CoreOS', [42]],
  ['freebsd-14.3-amd64', 'FreeBSD', [14, 3]],
  ['windows-server-2022-standard-amd64', 'Windows', [2022]],
  ['almalinux-9.6-20251101-x86_64', 'AlmaLinux', [20_251_101]],
  ['plan9', undefined, []],
])('%s is of %s in version %o', (name, distribution, version) => {
  expect(distributionOf(image(name))).toBe(distribution);
  expect(versionOf(image(name))).toEqual(version);
});

test.each([
  ['ubuntu-noble-24.04-amd64-server', '24.04'],
  ['fedora-42-x86_64-server', '42'],
  ['almalinux-9.6-20251101-x86_64', '20251101'],
  ['plan9', undefined],
])('the version that is read of %s is the one it is sorted by: %s', (name, text) => {
  expect(versionText(image(name))).toBe(text);
});

test('a licence makes an image Windows whatever its name', () => {
  expect(distributionOf(image('corp-2022', { licence_name: 'Windows 2022' }))).toBe('Windows');
});

test('the newest version is first, of one version the latest made', () => {
  const names = ['a-b-9.9', 'a-b-10', 'a-b-9.10', 'a-b-9'].map((name) => image(name));
  const sorted = newestFirst([...names, image('a-b-10', { created_at: '2026-01-01T00:00:00Z' })]);
  expect(sorted.map(({ name }) => name)).toEqual([
    'a-b-10',
    'a-b-10',
    'a-b-9.10',
    'a-b-9.9',
    'a-b-9',
  ]);
  expect(sorted[0]?.created_at).toBe('2026-01-01T00:00:00Z');
});

test.each([
  [
    'Ubuntu',
    ['ubuntu-plucky-25.04-x', 'ubuntu-noble-24.04-x', 'ubuntu-jammy-22.04-x'],
    'ubuntu-noble-24.04-x',
  ],
  ['Ubuntu', ['ubuntu-oracular-24.10-x', 'ubuntu-jammy-22.04-x'], 'ubuntu-jammy-22.04-x'],
  ['Ubuntu', ['ubuntu-plucky-25.04-x'], 'ubuntu-plucky-25.04-x'],
  ['Debian', ['debian-bookworm-12-x', 'debian-trixie-13-x'], 'debian-trixie-13-x'],
  ['FreeBSD', [], undefined],
] as const)('%s of %o stands as %s', (distribution, names, chosen) => {
  const images = names.map((name) => image(name));
  expect(defaultImage(distribution, images)?.name).toBe(chosen);
});

describe('the filters', () => {
  const upload = image('a', { arch: 'i686', source_type: 'upload' });
  const snapshot = image('b', { source_type: 'snapshot' });
  test.each([
    [{ type: 'Any' }, [true, true]],
    [{ type: 'Image' }, [true, false]],
    [{ type: 'Snapshot' }, [false, true]],
    [{ type: 'Any', arch: 'x32' }, [true, false]],
    [{ type: 'Any', arch: 'x64' }, [false, true]],
  ] as const)('%o let through %o', (filter, answers) => {
    expect([matchesFilter(upload, filter), matchesFilter(snapshot, filter)]).toEqual(answers);
  });
});

describe('the choices', () => {
  const account = (limit: number) =>
    record('account', { id: 'acc-aaaaa', windows_servers_limit: limit });
  const images = [
    image('ubuntu-noble-24.04-amd64-server'),
    image('ubuntu-noble-24.04-amd64-server-uefi'),
    image('ubuntu-noble-24.04-amd64-minimal'),
    image('windows-server-2022-standard-amd64'),
    image('Blank Disk Image'),
    image('plan9'),
    image('debian-old', { status: 'deprecated' }),
    image('golden-minimal', { official: false, owner: 'acc-aaaaa' }),
    image('community', { official: false, owner: 'acc-bbbbb', public: true }),
    image('windows-golden', { official: false, owner: 'acc-aaaaa' }),
    image('windows-community', { official: false, owner: 'acc-bbbbb', public: true }),
    image('secret', { official: false, owner: 'acc-bbbbb', public: false }),
  ];
  const names = (limit: number) => {
    const choices = imageChoices(images, { type: 'Any' }, account(limit));
    return {
      distributions: choices.distributions.map(
        (group) => `${group.distribution}: ${group.images.map(({ name }) => name).join()}`,
      ),
      own: choices.own.map(({ name }) => name),
      others: choices.others.map(({ name }) => name),
    };
  };

  test('leave out variants, blanks, others’ Windows, what is not available, what is not visible', () => {
    expect(names(0)).toEqual({
      distributions: ['Ubuntu: ubuntu-noble-24.04-amd64-server'],
      own: ['golden-minimal', 'windows-golden'],
      others: ['plan9', 'community'],
    });
  });

  test('have Windows only where the limit is above 0, in the order of the screen', () => {
    expect(names(1).distributions).toEqual([
      'Ubuntu: ubuntu-noble-24.04-amd64-server',
      'Windows: windows-server-2022-standard-amd64',
    ]);
    expect(names(1).others).toEqual(['plan9', 'community', 'windows-community']);
    expect(DISTRIBUTIONS.at(-1)).toBe('Windows');
  });

  test('have the latest first of those of no distribution, one without a date last', () => {
    const made = (name: string, created?: string, raw: object = {}) =>
      image(name, { official: false, owner: 'acc-aaaaa', created_at: created, ...raw });
    const others = { owner: 'acc-bbbbb', public: true };
    const choices = imageChoices(
      [
        made('undated'),
        made('march', '2026-03-01T00:00:00Z'),
        made('may', '2026-05-01T00:00:00Z'),
        made('theirs of April', '2026-04-01T00:00:00Z', others),
        made('theirs of June', '2026-06-01T00:00:00Z', others),
      ],
      { type: 'Any' },
      account(0),
    );
    expect(choices.own.map(({ name }) => name)).toEqual(['may', 'march', 'undated']);
    expect(choices.others.map(({ name }) => name)).toEqual(['theirs of June', 'theirs of April']);
  });
});
