import { expect, test } from 'vitest';
import { parseSent } from '@/store/sent/sent-storage';

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
