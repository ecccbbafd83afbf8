import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/cookie';

afterEach(() => {
  for (const name of ['one', 'other', 'broken']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test('a cookie is read back as it was written, among others', () => {
  writeCookie('other', 'x');
  writeCookie('one', 'card.server; and more');
  expect(readCookie('one')).toBe('card.server; and more');
  expect(readCookie('on')).toBeUndefined();
  writeCookie('one', '');
  expect(readCookie('one')).toBe('');
});

test('it is of the whole site, for a year, and goes with no request from another one', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('one', 'a');
  expect(set).toHaveBeenCalledWith('one=a; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('below a path of a host it is of the panel alone', () => {
  vi.stubEnv('BASE_URL', '/wheelhouse/');
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('one', 'a');
  expect(set).toHaveBeenCalledWith('one=a; Path=/wheelhouse/; Max-Age=31536000; SameSite=Lax');
});

test('what nobody of ours wrote is none', () => {
  document.cookie = 'broken=%E0%A4%A; Path=/';
  expect(readCookie('broken')).toBeUndefined();
});
