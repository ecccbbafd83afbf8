import { sealed } from '@mocks/replay/sealed';
import { expect, test } from 'vitest';

const typeOf = (type: string, method = 'GET') =>
  sealed(new Response('x', { headers: { 'Content-Type': type } }), method).headers.get(
    'Content-Type',
  );

test('what a stranger wrote runs nothing, asks for nothing and is of no other type than it says', () => {
  const answer = sealed(new Response('x', { status: 404, headers: { 'X-Kept': '1' } }), 'GET');
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-kept': '1',
  });
});

test.each([
  'text/html',
  'TEXT/HTML; charset=utf-8',
  'image/svg+xml',
  'application/xml',
  'text/xml',
  'application/xhtml+xml',
  'text/javascript',
  'text/css',
  'application/pdf',
  'text/plain; charset=utf-7',
  'application/json, text/html',
  'multipart/x-mixed-replace; boundary=x',
])('it is of no type that a browser runs or draws: %s', (type) => {
  expect(typeOf(type)).toBe('application/octet-stream');
});

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain; charset=utf-8'])(
  'it may be %s',
  (type) => {
    expect(typeOf(type)).toBe(type);
  },
);

test('an answer without a body says of which type an object is', () => {
  expect(typeOf('text/html', 'HEAD')).toBe('text/html');
});
