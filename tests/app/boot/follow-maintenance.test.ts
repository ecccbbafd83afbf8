import { expect, test } from 'vitest';
import { followMaintenance } from '@/app/boot/create-app';
import { ApiError, type ApiErrorFacts, failure } from '@/provider/api-error';

const refused = (status: number, name?: string) =>
  new ApiError({ ...failure('refused', 'No').facts, status, name });
const CLOSED = refused(503, 'maintenance');

/** Requests that the test answers by hand. */
function open() {
  let error: ApiErrorFacts | undefined;
  const ask = followMaintenance({
    isOn: () => error !== undefined,
    began: (facts) => (error = facts),
    over: () => (error = undefined),
  });
  return {
    ask: () => {
      const onEnd = ask();
      return (end?: ApiError) => {
        onEnd(end?.facts);
        return error !== undefined;
      };
    },
  };
}

test('any answer that says so closes the panel, and the next that is given opens it', () => {
  const { ask } = open();
  expect(ask()(CLOSED)).toBe(true);
  expect(ask()()).toBe(false);
});

test('what was on its way when it closed does not open it', () => {
  const { ask } = open();
  const early = ask();
  expect(ask()(CLOSED)).toBe(true);
  expect(early()).toBe(true);
});

test.each([
  ['a refusal by the API is an answer', refused(404), false],
  ['so is that nobody is signed in', refused(401), false],
  ['a gateway is not the API', refused(502), true],
  ['nor is a 503 without words', refused(503), true],
  ['nor no answer at all', failure('network', 'No'), true],
])('%s', (_, end, isClosed) => {
  const { ask } = open();
  ask()(CLOSED);
  expect(ask()(end)).toBe(isClosed);
});
