import { expect, test } from 'vitest';
import {
  crossOriginChanges,
  crossOriginForm,
  crossOriginProblems,
} from '@/model/container/cross-origin';
import { containerId } from '@/model/orbit/ids';

const NONE = { origins: '', maxAge: '', headers: '' };
const id = containerId('acc-aaaaa', 'box');

test('origins are a line each, and are saved with a space between them', () => {
  const set = { cors_allow_origin: 'https://a.example https://b.example', cors_max_age: 60 };
  const form = crossOriginForm({ id, ...set, cors_expose_headers: 'X-One' });
  expect(form).toEqual({
    origins: 'https://a.example\nhttps://b.example',
    maxAge: '60',
    headers: 'X-One',
  });
  expect(crossOriginChanges({ ...form, headers: 'X-One, X-Two' })).toEqual({
    cors_allow_origin: 'https://a.example https://b.example',
    cors_max_age: '60',
    cors_expose_headers: 'X-One X-Two',
  });
});

test('without origins nothing is left of it', () => {
  expect(crossOriginForm({ id })).toEqual(NONE);
  expect(crossOriginChanges({ ...NONE, maxAge: '60', headers: 'X-One' })).toEqual({
    cors_allow_origin: null,
    cors_max_age: null,
    cors_expose_headers: null,
  });
});

test.each([
  '*',
  'https://a.example',
  'http://localhost:5173',
  'https://a.example, http://b.example',
])('%s may be let in', (origins) => {
  expect(crossOriginProblems({ ...NONE, origins }).origins).toBeUndefined();
});

test.each([
  'a.example',
  'https://a.example/',
  'https://a.example/page',
  'https://A.example',
  'null',
])('%s isn’t an origin that a browser sends', (origins) => {
  expect(crossOriginProblems({ ...NONE, origins }).origins).toMatch(/ isn’t an origin: /);
});

test('what is more than Swift keeps, and what is no number or name, is said', () => {
  const many = Array.from({ length: 20 }, (_, index) => `https://${index}.example.com`).join(' ');
  expect(crossOriginProblems({ ...NONE, origins: many }).origins).toMatch(/256 characters/);
  expect(crossOriginProblems({ ...NONE, maxAge: '1h' }).maxAge).toBe(
    'Please enter a number of seconds',
  );
  expect(crossOriginProblems({ ...NONE, headers: 'X-One X:Two' }).headers).toBe(
    'X:Two isn’t a header name',
  );
});

test('a star inside an origin is refused, for it would match none', () => {
  expect(crossOriginProblems({ ...NONE, origins: 'https://*.example.com' }).origins).toMatch(
    /^https:\/\/\*\.example\.com isn’t an origin/u,
  );
});

test('headers or seconds need an origin', () => {
  const problem = 'Please enter an origin: the other fields have no effect without one';
  expect(crossOriginProblems({ ...NONE, headers: 'X-One' }).origins).toBe(problem);
  expect(crossOriginProblems({ ...NONE, maxAge: '60' }).origins).toBe(problem);
  expect(crossOriginProblems(NONE).origins).toBeUndefined();
});
