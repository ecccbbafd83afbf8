import { expect, test } from 'vitest';
import {
  filesystemName,
  storageLabel,
  volumesOf,
  volumeSource,
  volumeZone,
} from '@/model/volume/describe';
import { searchText } from '@/model/search-text';
import { volumeSearchFields } from '@/model/volume/search';
import { facts, record } from '../build';

const volumeSearchText = (...asked: Parameters<typeof volumeSearchFields>) =>
  searchText(volumeSearchFields(...asked));

const volume = (raw: object) => record('volume', { id: 'vol-aaaaa', ...raw });

test.each([
  [{ source_type: 'raw', image: 'img-blank', source: null }, { kind: 'blank' }],
  [
    { source_type: 'image', source: 'img-aaaaa' },
    { kind: 'image', id: 'img-aaaaa' },
  ],
  [
    { source_type: 'image', image: 'img-aaaaa' },
    { kind: 'image', id: 'img-aaaaa' },
  ],
  [
    { source_type: 'volume', source: 'vol-bbbbb' },
    { kind: 'volume', id: 'vol-bbbbb' },
  ],
  [{ source: 'img-aaaaa' }, { kind: 'image', id: 'img-aaaaa' }],
  [{ source_type: 'image', source: 'ghost' }, { kind: 'unknown' }],
  [{ source_type: 'tape', source: 'vol-bbbbb' }, { kind: 'unknown' }],
  [{}, { kind: 'unknown' }],
])('the source of %o is %o', (raw, source) => {
  expect(volumeSource(volume(raw))).toEqual(source);
});

test('a volume nested in a server is in the zone of that server', () => {
  const known = facts({
    zone: [{ id: 'zon-bbbbb', handle: 'gb1-b' }],
    server: [{ id: 'srv-aaaaa', zone: 'zon-bbbbb' }],
  });
  expect(volumeZone(volume({ server: 'srv-aaaaa' }), known)).toBe('Zone B');
  expect(volumeZone(volume({}), known)).toBeUndefined();
});

test('no filesystem is said in a word', () => {
  expect(filesystemName(volume({ filesystem_type: null }))).toBe('None');
  expect(filesystemName(volume({ filesystem_type: 'xfs' }))).toBe('xfs');
  expect(filesystemName(volume({}))).toBeUndefined();
});

test('a volume is found by what it is, where it is and what it belongs to', () => {
  const known = facts({
    server: [{ id: 'srv-aaaaa', name: 'Web' }],
    image: [{ id: 'img-blank', name: 'Blank Disk Image' }],
  });
  const raw = {
    name: 'Ledger',
    serial: 'L-1',
    server: 'srv-aaaaa',
    status: 'attached',
    boot: true,
  };
  const text = volumeSearchText(volume({ ...raw, image: 'img-blank', source_type: 'raw' }), known);
  for (const word of ['vol-aaaaa', 'ledger', 'l-1', 'srv-aaaaa', 'web', 'attached', 'boot']) {
    expect(text.split('\n')).toContain(word);
  }
  expect(text).not.toContain('blank');
});

test('storage types have their words', () => {
  expect(storageLabel(volume({ storage_type: 'network' }))).toBe('Block Storage');
  expect(storageLabel(volume({ storage_type: 'local' }))).toBe('Local SSD');
  expect(storageLabel(volume({}))).toBeUndefined();
});

test('the volumes of a server are found from either side', () => {
  const known = facts({ volume: [{ id: 'vol-taken', server: 'srv-aaaaa' }] });
  const ids = (raw: object) =>
    volumesOf(record('server', { id: 'srv-aaaaa', ...raw }), known).map(({ id }) => id);
  expect(ids({ volumes: ['vol-taken', 'vol-zzzzz'] })).toEqual(['vol-taken']);
  expect(ids({})).toEqual(['vol-taken']);
});
