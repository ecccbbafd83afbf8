import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMatch, markedParts } from '@/model/search/marks';

const marked = (text: string, terms: readonly string[]) =>
  markedParts(text, terms)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('what was typed is marked wherever it stands, whatever its case', () => {
  expect(marked('Web-1 of the web', ['web'])).toBe('[Web]-1 of the [web]');
  expect(marked('web-1', ['we', 'eb', '1'])).toBe('[web]-[1]');
  expect(marked('aaa', ['aa'])).toBe('[aaa]');
  expect(marked('worker', ['web', ''])).toBe('worker');
});

test('a text whose small letters are longer is left unmarked', () => {
  expect(marked('İstanbul', ['stan'])).toBe('İstanbul');
});

test('the parts are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
      const parts = markedParts(
        text,
        terms.map((term) => term.toLowerCase()),
      );
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

test('what stands late in a long text is told from there, so that no ellipsis hides it', () => {
  const address = '2a02:1348:17c:4000:24:19ff:fe00:17';
  expect(fromMatch(address, ['fe00:17'])).toBe('…9ff:fe00:17');
  expect(fromMatch(address, ['2a02', 'fe00:17'])).toBe(address);
  expect(fromMatch('web-1', ['1'])).toBe('web-1');
  expect(fromMatch(address, ['nothing'])).toBe(address);
});
