import { expect, test } from 'vitest';
import {
  type Chosen,
  contentTypeOf,
  isSent,
  itemProblem,
  NO_IMAGES,
  objectName,
  partsOfFile,
  TOO_LARGE,
} from '@/model/upload/item';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';

const large = { mostSegments: 1000, smallestSegment: 1 };
const file = (change: Partial<Chosen>): Chosen => ({
  object: 'a.txt',
  size: 1,
  changed: 0,
  ...change,
});
const problem = (change: Partial<Chosen>, able?: typeof large) =>
  itemProblem(file(change), DEFAULT_UPLOADS, able);

test('a file at or above the limit is told by its message', () => {
  expect(TOO_LARGE).toBe('This file exceeds the maximum file upload size');
  expect(problem({ size: 5_368_709_119 })).toBeUndefined();
  expect(problem({ size: 5_368_709_120 })).toBe(TOO_LARGE);
  expect(problem({ size: 5_368_709_121 })).toBe(TOO_LARGE);
  expect(problem({ size: 5_368_709_120 }, large)).toBeUndefined();
});

test('a name that a browser or storage cannot have is told', () => {
  expect(problem({ object: '..' })).toBe('Browsers can’t open the name ..');
  expect(problem({ object: 'a/../b' })).toBeUndefined();
  expect(problem({ object: 'a\ud800' })).toBe('Unreadable name');
  expect(problem({ object: 'é'.repeat(512) })).toBeUndefined();
  expect(problem({ object: `${'é'.repeat(512)}x` })).toBe(
    'The name and path are longer than 1,024 bytes',
  );
});

test('the segments of a large file need room for their names', () => {
  const size = 5_368_709_120;
  expect(problem({ object: 'x'.repeat(900), size }, large)).toBeUndefined();
  expect(problem({ object: 'x'.repeat(1020), size }, large)).toBe(
    'The name is too long for a file of this size',
  );
});

test('a file that need not be sent by segments is sent as one where their names were too long', () => {
  const parts = (object: string) =>
    partsOfFile(file({ object, size: 100 * 1024 ** 2 }), DEFAULT_UPLOADS, large);
  expect(parts('x'.repeat(900))).toHaveLength(4);
  expect(parts('x'.repeat(1020))).toEqual([{ start: 0, end: 100 * 1024 ** 2 }]);
  expect(problem({ object: 'x'.repeat(1020), size: 100 * 1024 ** 2 }, large)).toBeUndefined();
});

test('a name that exists is skipped unless overwrite is chosen', () => {
  const sent = (existence: Parameters<typeof isSent>[0]['existence'], overwrite: boolean) =>
    isSent({ ...file({}), existence, overwrite });
  expect([sent('new', false), sent('exists', true), sent('exists', false)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([sent('unknown', true), sent('unchecked', true)]).toEqual([false, false]);
});

test('files cannot be uploaded to the images container', () => {
  expect(NO_IMAGES).toBe("Files can't be uploaded directly to the images container");
});

test('a file keeps its path, below the directory that is open', () => {
  expect(objectName('photos/', 'trip/one.jpg')).toBe('photos/trip/one.jpg');
  expect(objectName('', '/trip/one.jpg')).toBe('trip/one.jpg');
  expect([contentTypeOf(''), contentTypeOf('text/plain')]).toEqual([
    'application/octet-stream',
    'text/plain',
  ]);
});
