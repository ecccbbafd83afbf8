import { expect, test } from 'vitest';
import { type ApiErrorFacts, ApiError } from '@/provider/api-error';
import { PressKeys } from '@/provider/press-keys';

const refused = (status: number, facts: Partial<ApiErrorFacts> = {}) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'refused',
    status,
    name: undefined,
    messages: ['No'],
    messageSource: 'fields',
    requestId: undefined,
    ...facts,
  });

/** Sends a press with that end. Returns its key and the open presses that the next may resume. */
async function press(asked: unknown, error?: ApiError, before: PressKeys['open'] = []) {
  const keys = new PressKeys(before);
  let key = '';
  const sent = keys.send(asked, (given) => {
    key = given;
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  });
  await sent.catch(() => undefined);
  return { key, open: keys.open };
}

const ASKED = { name: 'web-7' };

test.each([
  ['no answer', refused(0), true],
  ['nothing sent', refused(0, { kind: 'unsent' }), true],
  ['nonsense', refused(200, { kind: 'unreadable' }), true],
  ['a gateway’s error', refused(504, { messageSource: 'us' }), true],
  ['a refusal', refused(422), false],
  ['a failure in words', refused(500), false],
  ['a conflict', refused(409), false],
])('after %s the next try bears the same key: %#', async (_, error, isSame) => {
  const first = await press(ASKED, error);
  const second = await press({ ...ASKED }, undefined, first.open);
  expect(second.key === first.key).toBe(isSame);
  expect(second.open).toEqual([]);
});

test('a repetition that is told that the first is under way keeps the key', async () => {
  const first = await press(ASKED, refused(0));
  const second = await press(ASKED, refused(409), first.open);
  expect((await press(ASKED, undefined, second.open)).key).toBe(first.key);
});

test('another request never takes a key that was sent', async () => {
  const first = await press(ASKED, refused(0));
  const other = await press({ name: 'web-8' }, undefined, first.open);
  expect(other.key).not.toBe(first.key);
  expect((await press(ASKED, undefined, other.open)).key).toBe(first.key);
});
