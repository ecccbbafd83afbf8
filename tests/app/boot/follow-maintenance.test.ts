import { expect, test } from 'vitest';
import { followMaintenance } from '@/app/boot/create-app';
import { ApiError, type ApiErrorFacts, failure } from '@/provider/api-error';
import type { Answer } from '@/provider/request';

const ANSWER: Answer = { status: 200, headers: new Headers(), body: undefined };
const refused = (status: number, name?: string) =>
  new ApiError({ ...failure('refused', 'No').facts, status, name });
const CLOSED = refused(503, 'maintenance');

/** Sends requests that the test answers by hand. */
function open() {
  let error: ApiErrorFacts | undefined;
  const answers: ((end: Answer | ApiError) => void)[] = [];
  const send = followMaintenance(
    () =>
      new Promise((resolve, reject) => {
        answers.push((end) => (end instanceof ApiError ? reject(end) : resolve(end)));
      }),
    {
      isOn: () => error !== undefined,
      began: (facts) => (error = facts),
      over: () => (error = undefined),
    },
  );
  const ask = () => {
    const asked = send('/1.0/servers');
    const answer = answers.at(-1)!;
    return async (end: Answer | ApiError) => {
      answer(end);
      await asked.catch(() => undefined);
      return error !== undefined;
    };
  };
  return { ask };
}

test('any answer that says so closes the panel, and the next that is given opens it', async () => {
  const { ask } = open();
  expect(await ask()(CLOSED)).toBe(true);
  expect(await ask()(ANSWER)).toBe(false);
});

test('what was on its way when it closed does not open it', async () => {
  const { ask } = open();
  const early = ask();
  expect(await ask()(CLOSED)).toBe(true);
  expect(await early(ANSWER)).toBe(true);
});

test.each([
  ['a refusal by the API is an answer', refused(404), false],
  ['so is that nobody is signed in', refused(401), false],
  ['a gateway is not the API', refused(502), true],
  ['nor is a 503 without words', refused(503), true],
  ['nor no answer at all', failure('network', 'No'), true],
])('%s', async (_, end, isClosed) => {
  const { ask } = open();
  await ask()(CLOSED);
  expect(await ask()(end)).toBe(isClosed);
});

test('who asked is told all the same', async () => {
  const failing = followMaintenance(() => Promise.reject(CLOSED), {
    isOn: () => false,
    began: () => undefined,
    over: () => undefined,
  });
  await expect(failing('/1.0/servers')).rejects.toBe(CLOSED);
});
