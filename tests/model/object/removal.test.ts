import { expect, test } from 'vitest';
import { readBulkAnswer } from '@/model/object/removal';

const told = (status: string, errors: unknown = [], deleted = 0) => ({
  'Response Status': status,
  'Response Body': '',
  'Number Deleted': deleted,
  'Number Not Found': 0,
  Errors: errors,
});

test('each object that failed is told by name, however it was quoted on the way', () => {
  const names = ['a', 'b c/d?', 'e%2Ff'];
  const errors = [
    ['/box/b%20c%2Fd%3F', '409 Conflict'],
    ['box/e%252Ff', '500 Internal Error'],
    ['other/a', '403 Forbidden'],
  ];
  expect(readBulkAnswer('box', names, told('400 Bad Request', errors, 1))).toEqual({
    deleted: 1,
    found: 1,
    failures: new Map([
      ['b c/d?', 'Conflict'],
      ['e%2Ff', 'Internal Error'],
    ]),
    unauthorized: [],
    untold: [],
    isRefused: false,
  });
});

test('a token that has ended is told of within a 200, for all or for some', () => {
  const all = readBulkAnswer('box', ['a'], told('401 Unauthorized'));
  expect(all?.unauthorized).toEqual(['a']);
  const some = readBulkAnswer('box', ['a', 'b'], told('400 Bad Request', [['box/b', '401 x']], 1));
  expect([some?.deleted, some?.unauthorized]).toEqual([1, ['b']]);
});

test('where the numbers do not add up, what was not named may still be there', () => {
  const read = readBulkAnswer(
    'box',
    ['a', 'b', 'c'],
    told('500 Internal Error', [['box/b', '409 Conflict']], 1),
  );
  expect(read).toMatchObject({ deleted: 0, found: 1, untold: ['a', 'c'], isRefused: false });
  expect([...(read?.failures ?? [])]).toEqual([
    ['b', 'Conflict'],
    ['a', 'Internal Error'],
    ['c', 'Internal Error'],
  ]);
  expect(readBulkAnswer('box', ['a'], told('200 OK'))).toMatchObject({
    deleted: 0,
    untold: ['a'],
    failures: new Map([['a', 'It may not have been deleted']]),
  });
});

test('what was refused as a whole has failed for each, with what was said of it', () => {
  const body = { ...told('413 Request Entity Too Large'), 'Response Body': 'Maximum Bulk Deletes' };
  expect([...(readBulkAnswer('box', ['a', 'b'], body)?.failures ?? [])]).toEqual([
    ['a', 'Maximum Bulk Deletes'],
    ['b', 'Maximum Bulk Deletes'],
  ]);
  expect(readBulkAnswer('box', ['a'], body)).toMatchObject({ untold: [], isRefused: false });
  const bad = { ...told('400 Bad Request'), 'Response Body': 'Invalid File Name' };
  expect(readBulkAnswer('box', ['a'], bad)).toMatchObject({ untold: [], isRefused: true });
});

test.each([undefined, null, 'text', [], {}, { 'Response Status': 200 }])(
  'what is no such answer is not read as one: %j',
  (body) => {
    expect(readBulkAnswer('box', ['a'], body)).toBeUndefined();
  },
);
