import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countdownStep,
  lifetimeProblem,
  LIFETIMES,
  linkAddress,
  nameProblem,
  secondsOf,
  signedText,
  type TemporaryLink,
  timeLeft,
} from '@/model/orbit/links';

const ORBIT = 'https://orbit.example.com/v1';
const link: TemporaryLink = {
  account: 'acc-12345',
  container: 'my box',
  object: 'dir/é %.txt',
  method: 'GET',
  expires: 1_800_000_000,
};

test('what is signed is the method, the end and the path as it reads, not as it is quoted', () => {
  expect(signedText(link, '/v1')).toBe('GET\n1800000000\n/v1/acc-12345/my box/dir/é %.txt');
});

test('of a link for a prefix the prefix is signed', () => {
  expect(signedText({ ...link, prefix: 'dir/' }, '/v1')).toBe(
    'GET\n1800000000\nprefix:/v1/acc-12345/my box/dir/',
  );
});

describe('a link', () => {
  test('has its signature and its end, and shows the slashes of a name', () => {
    expect(linkAddress(ORBIT, link, 'abc')).toBe(
      `${ORBIT}/acc-12345/my%20box/dir/%C3%A9%20%25.txt?temp_url_sig=abc&temp_url_expires=1800000000`,
    );
  });

  test('says its prefix, its file name and that it is shown', () => {
    const more = { prefix: 'dir/', filename: 'a&b.txt', inline: true };
    expect(new URL(linkAddress(ORBIT, { ...link, ...more }, 'abc')).search).toBe(
      '?temp_url_sig=abc&temp_url_expires=1800000000&temp_url_prefix=dir%2F&filename=a%26b.txt&inline',
    );
  });

  test('leads to the object, whatever its name', () => {
    const part = fc.constantFrom('.', '..', '/', '//', '%', '?', '#', '\n', ' ', '\\', 'é', '🎈');
    const name = fc
      .array(fc.oneof(part, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''))
      .filter((text) => nameProblem(text) === undefined);
    fc.assert(
      fc.property(name, (object) => {
        const { pathname } = new URL(linkAddress(ORBIT, { ...link, object }, 'abc'));
        const start = '/v1/acc-12345/my%20box/';
        expect(pathname.startsWith(start)).toBe(true);
        expect(decodeURIComponent(pathname.slice(start.length))).toBe(object);
      }),
    );
  });
});

describe('a lifetime', () => {
  test('is offered as 1 hour, 1 day and 1 week', () => {
    expect(LIFETIMES.map(({ value, label }) => [Number(value), label])).toEqual([
      [3600, '1 hour'],
      [86_400, '1 day'],
      [604_800, '1 week'],
    ]);
  });

  test.each(['', '0', '-5', 'soon', '1e3', '0x10', '99999999999', 'NaN'])(
    'of %j seconds is refused: Please enter a valid time',
    (typed) => {
      expect(lifetimeProblem(typed)).toBe('Please enter a valid time');
    },
  );

  test('is whole seconds', () => {
    expect(['90', ' 1.5 ', '007'].map(secondsOf)).toEqual([90, 2, 7]);
    expect(lifetimeProblem('90')).toBeUndefined();
  });
});

describe('what is left', () => {
  test.each([
    [604_800_000, '7 days'],
    [90_061_000, '1 day 1 hour'],
    [3_600_000, '1 hour'],
    [3_599_001, '1 hour'],
    [3_599_000, '59 minutes 59 seconds'],
    [59_000, '59 seconds'],
    [400, '1 second'],
    [0, undefined],
    [-1, undefined],
  ])('of %d ms is %j', (milliseconds, words) => {
    expect(timeLeft(milliseconds)).toBe(words);
  });

  test('is told every 15 seconds, near the end every second', () => {
    expect([3_600_000, 80_000, 75_000, 10].map(countdownStep)).toEqual([
      15_000, 15_000, 1000, 1000,
    ]);
  });
});
