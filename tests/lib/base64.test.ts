import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '@/lib/base64';

test('bytes go there and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(toBase64(new Uint8Array())).toBe('');
});

test('white space is nothing, what is no Base64 is undefined', () => {
  expect(fromBase64('aG\nVs bG8=')).toEqual(new TextEncoder().encode('hello'));
  expect(fromBase64('***')).toBeUndefined();
});
