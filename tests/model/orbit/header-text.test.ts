import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHeader, toHeader } from '@/model/orbit/values';

test('plain text stays itself, other text is the bytes of its UTF-8', () => {
  expect(toHeader('.r:*,.rlistings')).toBe('.r:*,.rlistings');
  expect(toHeader('Füße')).toBe('F\u00c3\u00bc\u00c3\u009fe');
});

test('any text comes back from a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fromHeader(toHeader(text))).toBe(text);
      expect(toHeader(text)).toMatch(/^[\0-\xff]*$/u);
    }),
  );
});

test.each(['F\u00fc', 'Füße 🚀', 'Łódź', '\u0141'])(
  '%j is no UTF-8, and stays as it is',
  (text) => {
    expect(fromHeader(text)).toBe(text);
  },
);
