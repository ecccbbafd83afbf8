import { describe, expect, test } from 'vitest';
import { holdsSecret } from '@/model/report/secrets';
import { SAID } from '@/model/report/secrets/commands';
import { FORMS } from '@/model/report/secrets/forms';
import { countSteps } from './steps';

describe('the counting of steps', () => {
  const search = (shape: RegExp, text: string) => countSteps(() => shape.test(text));

  test('counts each character that is looked at', () => {
    expect(search(/ab/u, 'ab')).toBe(2);
    expect(search(/ab/u, 'xxab')).toBe(4);
  });

  test('tells a search that goes back again and again from one that does not', () => {
    const growth = (shape: RegExp) =>
      search(shape, 'a'.repeat(200)) / search(shape, 'a'.repeat(100));
    expect(growth(/a{0,3}b/u)).toBeLessThan(2.2);
    expect(growth(/a+b/u)).toBeGreaterThan(3);
    expect(growth(/a+a+b/u)).toBeGreaterThan(6);
  });
});

/** Pieces of texts that keep a search busy: beginnings without an end. */
const PIECES: readonly string[] = [
  ...`a A 0 - _ . / : = @ % & $ < ( \\ 密 🔑 a1 4. -p <a: x4 aa11- 4242 %41 %4 \\u0041 &amp &#38; Zm9v Aa0+/`.split(
    ' ',
  ),
  ' ',
  '\n',
  '://a:',
  'https://a',
  'mysql -',
  'jbsw ',
  '4242 ',
  '2026-11-24 ',
  '127.0.0.1',
  '4242+',
  '4242\n     ',
  '4242<br>',
  '<b ',
  '<b>',
  '<pass a=',
  'pass(',
  'jbsw_',
];

const SENTENCES: readonly string[] = [
  'password ',
  'password for ',
  'the key is the ',
  'secret-',
  'key.',
  '--key -',
  '"key":',
  'x is the ',
  'token, ',
];

/**
 * Divides the steps for twice the text by the steps for the text. Sizes exceed every bound of a
 * repeat (200), so that no bound hides growth.
 */
function growthOf(piece: string, size: number, work: (text: string) => void): number {
  const pieces = Math.ceil(size / piece.length);
  const steps = (count: number) => countSteps(() => work(piece.repeat(count)));
  return steps(2 * pieces) / (steps(pieces) + 100);
}

test.each([...FORMS, ...SAID])(
  'a search for $of takes as long as the text is',
  ({ near, shape }) => {
    const words = (shape.source.match(/[a-z]{3,}/giu) ?? []).map((each) => `${each} `);
    const busy = [
      ...near.flatMap((each) => [each, `${each} `]),
      ...words,
      'a',
      '0',
      '-',
      'A0',
      ' ',
    ];
    const grown = [...new Set(busy)].filter(
      (piece) => growthOf(piece, 500, (text) => shape.test(text)) > 2.2,
    );
    expect(grown).toEqual([]);
  },
);

test.each([...PIECES, ...SENTENCES])(
  'so does the whole judgement of %j again and again',
  (piece) => {
    expect(growthOf(piece, 800, holdsSecret)).toBeLessThan(2.2);
  },
);

test('a text of 100,000 characters is judged', () => {
  for (const piece of ['a', 'Aa0+/', 'password ', '://a:', '4242 ', '%41']) {
    expect(typeof holdsSecret(piece.repeat(100_000 / piece.length))).toBe('boolean');
  }
});
