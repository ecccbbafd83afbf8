import { expect, test } from 'vitest';
import { openKeysOf, parseSent } from '@/store/sent/sent-storage';

const NOTE = { id: 'task-1', at: 1_000_000, amount: '5.00', balance: 18.2 };

test('a note is read as it was kept', () => {
  expect(parseSent(JSON.stringify(NOTE))).toEqual(NOTE);
  expect(parseSent(JSON.stringify({ id: 'task-1', at: 5 }))).toEqual({ id: 'task-1', at: 5 });
});

test.each(['', '{', 'null', '[]', '7', '{"id":7,"at":1}', '{"id":"task-1","at":"now"}'])(
  'what is no note (%s) is none',
  (text) => expect(parseSent(text)).toBeUndefined(),
);

test('no amount is told but one that could have been sent', () => {
  const bent = { ...NOTE, amount: '<b>5</b>', balance: '18.20', __proto__: { at: 1 } };
  expect(parseSent(JSON.stringify(bent))).toEqual({ id: 'task-1', at: 1_000_000 });
});

const KEYS = [{ asked: '1f', key: '11111111-1111-4111-8111-111111111111' }];

test('keys and the intent of a bank’s question are read, but for what is none', () => {
  const whole = { ...NOTE, keys: KEYS, intent: 'pi_1' };
  expect(parseSent(JSON.stringify(whole))).toEqual(whole);
  const bent = { ...NOTE, keys: [...KEYS, null, 7, { asked: 'a', key: 7 }], intent: 7 };
  expect(parseSent(JSON.stringify(bent))).toEqual({ ...NOTE, keys: KEYS });
});

test('keys are good for less than a day, which is as long as providers remember them', () => {
  const sent = { ...NOTE, keys: KEYS };
  expect(openKeysOf(sent, NOTE.at + 22 * 3_600_000)).toEqual(KEYS);
  expect(openKeysOf(sent, NOTE.at + 23 * 3_600_000)).toEqual([]);
  expect(openKeysOf(undefined, 0)).toEqual([]);
});

const LOOK = { kind: 'server', name: 'web-7', before: ['srv-aaaaa'] };

test.each([[LOOK], [{ kind: 'image', before: [] }]])(
  'what a look is held against is read as it was kept: %j',
  (look) => {
    expect(parseSent(JSON.stringify({ ...NOTE, look }))?.look).toEqual(look);
  },
);

test.each([
  [null],
  ['server'],
  [{ ...LOOK, kind: '__proto__' }],
  [{ ...LOOK, before: undefined }],
  [{ ...LOOK, before: 'srv-aaaaa' }],
  [{ ...LOOK, before: ['srv-aaaaa', 7] }],
])('a look of which not all is known is none: %j', (look) => {
  expect(parseSent(JSON.stringify({ ...NOTE, look }))).toEqual(NOTE);
});

test('nothing else of a look is read', () => {
  const bent = { ...LOOK, showsIn: null, id: 'srv-aaaaa', doneWhen: { status: 'active' } };
  expect(parseSent(JSON.stringify({ ...NOTE, look: bent }))).toEqual({ ...NOTE, look: LOOK });
});
