import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readErrorBody } from '@/provider/api-error';

test.each([
  [{ error_name: 'locked', errors: ['It is locked'] }, 'locked', ['It is locked']],
  [{ error_name: 'locked', errors: 'It is locked' }, 'locked', ['It is locked']],
  [{ errors: ['One', '', 2, 'Two'] }, undefined, ['One', 'Two']],
  [
    { error: 'invalid_grant', error_description: 'No such user' },
    'invalid_grant',
    ['No such user'],
  ],
  [{ error: 'invalid_token' }, 'invalid_token', ['invalid_token']],
  [{ errors: [{ message: 'Bad query' }] }, undefined, ['Bad query']],
  [
    { errors: [{ message: 'One', extensions: { code: 'FIRST' } }, { message: 'Two' }] },
    'FIRST',
    ['One', 'Two'],
  ],
  [
    {
      errors: [
        { message: 'One', extensions: { code: 'FIRST' } },
        { message: 'Two', extensions: { code: 'UNAUTHENTICATED' } },
      ],
    },
    'UNAUTHENTICATED',
    ['One', 'Two'],
  ],
  [{ errors: [{ code: 7 }, null, { extensions: null }] }, undefined, []],
  [{}, undefined, []],
  [null, undefined, []],
  ['text', undefined, []],
])('of %j the name and the sentences are read', (body, name, messages) => {
  expect(readErrorBody(body)).toEqual({ name, messages });
});

test('no JSON breaks the reading, and every sentence says something', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const message of readErrorBody(body).messages) expect(message.trim()).not.toBe('');
    }),
  );
});
