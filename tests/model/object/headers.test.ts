import { expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { readObject } from '@/model/object/headers';
import { notesForm, saveNotes } from '@/model/object/notes';
import type { ObjectRecord } from '@/model/records/storage';

const ID = 'acc-aaaaa/assets/photos/team.jpg';

const read = (headers: Record<string, string>) => {
  const { entities, issues } = decode('object', readObject(ID, new Headers(headers)), {
    volumeSize: 'bytes',
  });
  expect(issues).toEqual([]);
  return entities[0]?.record;
};

test('an object has what its headers tell', () => {
  expect(
    read({
      Etag: '"5d41402abc4b2a76b9719d911017c592"',
      'Content-Type': 'image/jpeg',
      'Content-Length': '482113',
      'Last-Modified': 'Fri, 20 Nov 2026 08:44:23 GMT',
      'X-Delete-At': '1795000000',
      'X-Object-Meta-Taken-By': 'Dana',
    }),
  ).toEqual({
    id: ID,
    name: 'photos/team.jpg',
    content_type: 'image/jpeg',
    bytes: 482_113,
    hash: '5d41402abc4b2a76b9719d911017c592',
    last_modified: '2026-11-20T08:44:23.000Z',
    delete_at: '2026-11-18T11:06:40.000Z',
    content_disposition: '',
    content_encoding: '',
    cache_control: '',
    slo_etag: '',
    is_large: false,
    labels: { 'taken-by': 'Dana' },
    kept: {},
  });
});

test.each(['99999999999999', '8640000000001', '9'.repeat(400)])(
  'a date past all dates is left out alone: X-Delete-At %s',
  (until) => {
    const { entities, issues } = decode(
      'object',
      readObject(ID, new Headers({ Etag: 'x', 'Content-Length': '5', 'X-Delete-At': until })),
      { volumeSize: 'bytes' },
    );
    expect(issues).toMatchObject([{ path: 'delete_at' }]);
    expect(entities[0]?.record).toMatchObject({ bytes: 5, unreadable: ['delete_at'] });
    expect(entities[0]?.record).not.toHaveProperty('delete_at', expect.anything());
  },
);

test('a length that is no exact number is not known', () => {
  expect(read({ Etag: 'x', 'Content-Length': '9'.repeat(30) })).not.toHaveProperty(
    'bytes',
    expect.anything(),
  );
});

test('one of segments says so', () => {
  expect(read({ Etag: 'x', 'X-Static-Large-Object': 'True' })).toMatchObject({ is_large: true });
  expect(read({ Etag: 'x', 'X-Object-Manifest': 'c/p' })).toMatchObject({ is_large: true });
  expect(read({ Etag: 'x' })).toMatchObject({ is_large: false, delete_at: null });
});

test('what is noted anew goes with all that Swift would forget, of which the manifest is the content', () => {
  const kept = {
    'Content-Language': 'de',
    Expires: 'Fri, 20 Nov 2099 08:44:23 GMT',
    'X-Robots-Tag': 'noindex',
    'X-Object-Manifest': 'segments/caf%C3%A9',
  };
  const record = read({ Etag: 'x', 'Content-Type': 'text/plain', ...kept });
  const form = notesForm(record as ObjectRecord)!;
  const { storage } = saveNotes(record as ObjectRecord, form, form);
  expect(storage).toMatchObject({ headers: { ...kept, 'Content-Type': 'text/plain' } });
});

test.each([
  'content_type',
  'content_disposition',
  'content_encoding',
  'cache_control',
  'delete_at',
  'labels',
  'kept',
] as const)('nothing is noted anew where %s is not known, for it would be forgotten', (field) => {
  const record = read({ Etag: 'x' });
  expect(notesForm(record as ObjectRecord)).toBeDefined();
  expect(notesForm({ ...record, [field]: undefined } as ObjectRecord)).toBeUndefined();
});

test('an expiry that is no number of seconds could not be read, which is not never', () => {
  const raw = readObject(ID, new Headers({ Etag: 'x', 'X-Delete-At': 'soon' }));
  const { record } = decode('object', raw, { volumeSize: 'bytes' }).entities[0]!;
  expect(record).toMatchObject({ unreadable: ['delete_at'], delete_at: undefined });
});

test('an answer without a checksum is of no object', () => {
  expect(readObject(ID, new Headers())).toBeUndefined();
});
