import { describe, expect, test } from 'vitest';
import { decode } from '@/model/decode';
import type { Facts } from '@/model/facts';
import { canDelete as canDeleteImage } from '@/model/image/rules';
import { imageSearchFields } from '@/model/image/search';
import { isInTab } from '@/model/image/tabs';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { searchText } from '@/model/search-text';
import * as groups from '@/model/server-group/rules';
import { unknownOf } from '@/model/server/create/similar';
import { resizeProblem } from '@/model/server/resize';
import * as servers from '@/model/server/rules';
import { readable } from '@/model/unreadable';
import * as volumes from '@/model/volume/rules';
import { facts } from './build';

const imageSearchText = (...asked: Parameters<typeof imageSearchFields>) =>
  searchText(imageSearchFields(...asked));

const WRONG = [[1]];
const known = facts();

/** Builds a record with these fields in a wrong type. */
function bent<K extends Kind>(kind: K, raw: Readonly<Record<string, unknown>>): Records[K] {
  return decode(kind, raw, { volumeSize: 'bytes' }).entities[0]!.record as Records[K];
}
const server = (raw: object) => bent('server', { id: 'srv-aaaaa', status: 'active', ...raw });
const volume = (raw: object) => bent('volume', { id: 'vol-aaaaa', status: 'attached', ...raw });
const group = (raw: object) => bent('server_group', { id: 'grp-aaaaa', ...raw });

describe('nothing is allowed on account of what could not be read', () => {
  const UNREAD_STATUS = 'Couldn’t load the status of this server';
  const UNREAD_LOCK = 'Couldn’t load the lock of this server';

  test('a server of unreadable status is left alone', () => {
    const strange = server({ status: WRONG });
    for (const rule of [servers.canStop, servers.canDelete, servers.canEdit, servers.canLock]) {
      expect(rule(strange, known)).toBe(UNREAD_STATUS);
    }
  });

  test('a server whose lock is unreadable counts as locked, and may still be renamed', () => {
    const strange = server({ locked: WRONG });
    for (const rule of [servers.canStop, servers.canDelete, servers.canLock, servers.canUnlock]) {
      expect(rule(strange, known)).toBe(UNREAD_LOCK);
    }
    expect(servers.canEdit(strange)).toBeUndefined();
    expect(servers.canDelete(server({}), known)).toBeUndefined();
  });

  test.each([
    ['started_at', 'Couldn’t load the start time of this server'],
    ['server_type', 'Couldn’t load the server type of this server'],
    ['image', 'Couldn’t load the image of this server'],
  ])('a server is not resized: %s is unreadable', (field, reason) => {
    expect(servers.canResize(server({ [field]: WRONG }), known)).toBe(reason);
    expect(servers.canResize(server({}), known)).toBeUndefined();
  });

  const TYPE = { id: 'typ-aaaaa', ram: 2048, disk_size: 61_440, storage_type: 'local' };
  const NEXT = { ...TYPE, id: 'typ-bbbbb' };
  test.each([
    [{ ...NEXT, ram: WRONG }, TYPE, 1024, 'Couldn’t load the memory of this type'],
    [NEXT, { ...TYPE, ram: WRONG }, 1024, "Couldn’t load the memory of this server's type"],
    [{ ...NEXT, disk_size: '9' }, TYPE, 1024, 'Couldn’t load the disk size of this type'],
    [NEXT, TYPE, WRONG, "Couldn’t load the minimum memory of this server's image"],
    [NEXT, TYPE, 1024, undefined],
  ])('a server becomes no type that cannot be compared: %o', (next, now, least, reason) => {
    const type = bent('server_type', now);
    const image = bent('image', { id: 'img-aaaaa', min_ram: least });
    const get = (kind: Kind) => (kind === 'image' ? image : type);
    const strange = server({ server_type: 'typ-aaaaa', image: 'img-aaaaa' });
    const told = { ...known, get } as unknown as Facts;
    expect(resizeProblem(strange, bent('server_type', next), told)).toBe(reason);
  });

  test.each(['boot', 'server', 'storage_type'])(
    'a volume is not detached: %s is unreadable',
    (field) => {
      expect(volumes.canDetach(volume({ [field]: WRONG }), known)).toMatch(/^Couldn’t load /);
      expect(volumes.canDetach(volume({}), known)).toBeUndefined();
    },
  );

  test('a volume of unreadable size is neither resized nor copied', () => {
    const reason = 'Couldn’t load the size of this volume';
    expect(volumes.canResize(volume({ size: WRONG }), known)).toBe(reason);
    expect(volumes.canCopy(volume({ size: WRONG }), known)).toBe(reason);
  });

  test('a group is not deleted where its servers, or whether it is the default, are unreadable', () => {
    expect(groups.canDelete(group({ servers: [7] }), known)).toBe(
      'Couldn’t load the servers of this group',
    );
    expect(groups.canDelete(group({ default: 'no', servers: [] }), known)).toBe(
      'Couldn’t load the default setting of this group',
    );
    expect(groups.canRename(group({ default: 'no' }), known)).toBe(
      'Couldn’t load the default setting of this group',
    );
  });
});

test('a list without what could not be read of it fills no form', () => {
  const some = server({ server_groups: ['grp-aaaaa', 7] });
  expect(some.server_groups).toEqual(['grp-aaaaa']);
  expect(readable(some).server_groups).toBeUndefined();
});

test('it is told what of another server is not taken over', () => {
  const whole = {
    name: 'web',
    server_type: 'typ-aaaaa',
    image: 'img-aaaaa',
    volumes: [],
    zone: 'zon-aaaaa',
    server_groups: [],
    user_data: null,
    disk_encrypted: true,
  };
  expect(unknownOf(server(whole))).toEqual([]);
  expect(unknownOf(server({ ...whole, disk_encrypted: 'yes', server_groups: [7] }))).toEqual([
    'groups',
    'disk encrypted',
  ]);
});

describe('an image of which it could not be read', () => {
  const image = (raw: object) => bent('image', { id: 'img-aaaaa', ...raw });
  const tabs = (raw: object) =>
    (['my', 'official', 'all'] as const).filter((tab) => isInTab(image(raw), tab, 'acc-aaaaa'));

  test('whose it is, is hidden from nobody, and not changed', () => {
    expect(tabs({ owner: 7, official: false, public: false })).toEqual(['my', 'all']);
    expect(tabs({ owner: 7, official: true })).toEqual(['official', 'all']);
    expect(canDeleteImage(image({ owner: 7 }), known)).toBe(
      'Couldn’t load the owner of this image',
    );
  });

  test('who sees it, is among all; which may be official is not left out there', () => {
    const unknown = { official: 'no', public: false };
    expect(tabs({ owner: 'acc-bbbbb', ...unknown })).toEqual(['official', 'all']);
    expect(tabs({ owner: 7, ...unknown })).toEqual(['my', 'official', 'all']);
    expect(tabs({ owner: 'acc-aaaaa', ...unknown })).toEqual(['my', 'all']);
    expect(tabs({ owner: 'acc-bbbbb', official: false, public: 1 })).toEqual(['all']);
    expect(tabs({ owner: 'acc-bbbbb', official: false, public: false })).toEqual([]);
  });

  test('what it was made of, is not found as an uploaded one', () => {
    expect(imageSearchText(image({ source_type: 7 }), known)).not.toMatch(/^image$/m);
    expect(imageSearchText(image({ source_type: 'upload' }), known)).toMatch(/^image$/m);
  });
});
