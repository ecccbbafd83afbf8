import { expect, test } from 'vitest';
import { holdsSecret } from '@/model/report/secrets';
import { type Alphabet, chanceOf, grouped, restOf } from './chance';

type Rest = (of: Alphabet, length: number) => string;
type Forms = readonly (readonly [of: string, make: (rest: Rest) => string])[];

const uuid = (rest: Rest): string =>
  [8, 4, 4, 4, 12].map((length) => rest('hex', length)).join('-');

const capitals = (rest: Rest, lengths: readonly number[]): string =>
  lengths.map((length) => rest('base36', length).toUpperCase()).join('-');

const COUNT = 1000;

/**
 * Forms from gitleaks and TruffleHog. The beginnings are cut, so that no scanner takes them for
 * tokens.
 */
const FORMS: Forms = [
  ['HubSpot', (rest) => `${'pat'}-na1-${uuid(rest)}`],
  ['HubSpot in Europe', (rest) => `${'pat'}-eu1-${uuid(rest)}`],
  ['LaunchDarkly for servers', (rest) => `${'sdk'}-${uuid(rest)}`],
  ['LaunchDarkly for its API', (rest) => `${'api'}-${uuid(rest)}`],
  ['Checkout', (rest) => `${'sk'}_${uuid(rest)}`],
  ['Checkout in its sandbox', (rest) => `${'sk'}_sbox_${rest('base36', 27)}`],
  ['Checkout for tests', (rest) => `${'sk'}_test_${uuid(rest)}`],
  ['1Password', (rest) => `${'A3'}-${capitals(rest, [6, 6, 5, 5, 5, 5])}`],
  ['1Password of another length', (rest) => `${'A3'}-${capitals(rest, [6, 11, 5, 5, 5])}`],
  [
    'Sidekiq',
    (rest) => `${'BUNDLE'}_ENTERPRISE__CONTRIBSYS__COM=${rest('hex', 8)}:${rest('hex', 8)}`,
  ],
  ['Sidekiq by Bundler', (rest) => `enterprise.contribsys.com ${rest('hex', 8)}:${rest('hex', 8)}`],
  ['Plaid', (rest) => `${'access'}-sandbox-${uuid(rest)}`],
  ['Plaid in production', (rest) => `${'access'}-production-${uuid(rest)}`],
  ['New Relic', (rest) => `${rest('hex', 36)}NRAL`],
  ['New Relic, not hexadecimal', (rest) => `${rest('base36', 36)}NRAL`],
  ['New Relic in Europe', (rest) => `eu01xx${rest('hex', 30)}NRAL`],
  ['Aiven', (rest) => `${'AV'}NS_${rest('base62', 19)}`],
  ['seeds in fours', (rest) => grouped(rest('base32', 16), ' ')],
  ["seeds in fours joined by '-'", (rest) => grouped(rest('base32', 16), '-')],
  ["seeds in fours joined by '_'", (rest) => grouped(rest('base32', 16), '_')],
  ['longer seeds in fours', (rest) => grouped(rest('base32', 32), ' ')],
];

/** Forms that now and then look like words by chance, in capitals or not. */
const LIKE_WORDS: Forms = [
  ['small seeds in fours', (rest) => grouped(rest('base32', 16), ' ').toLowerCase()],
  ["small seeds joined by '-'", (rest) => grouped(rest('base32', 16), '-').toLowerCase()],
  ['seeds in one word', (rest) => rest('base32', 16)],
  ['small seeds in one word', (rest) => rest('base32', 16).toLowerCase()],
];

/** Lists the texts of a thousand that are not recognised as secrets. */
function missedOf(make: (rest: Rest) => string): readonly string[] {
  const rest = restOf(chanceOf(20_261_124));
  const texts = Array.from({ length: COUNT }, () => make(rest));
  expect(new Set(texts).size).toBe(COUNT);
  return texts.filter((text) => !holdsSecret(text));
}

test.each(FORMS)('of a thousand secrets of %s none goes along', (_, make) => {
  expect(missedOf(make)).toEqual([]);
});

test.each(LIKE_WORDS)('of a thousand %s one in a hundred at most goes along', (_, make) => {
  expect(missedOf(make).length).toBeLessThanOrEqual(COUNT / 100);
});
