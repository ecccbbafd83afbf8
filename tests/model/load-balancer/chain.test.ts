import { describe, expect, test } from 'vitest';
import { readPem } from '@/lib/certificate';
import {
  chainProblem,
  firstToEnd,
  missingIssuer,
  validityQuestion,
} from '@/model/load-balancer/chain';
import { makeCertificate } from '../../../e2e/certificate';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const from = new Date(NOW - 100 * DAY);
const until = new Date(NOW + 200 * DAY);
const dates = { from, until };

const root = makeCertificate(['Root'], dates);
const middle = makeCertificate(['Middle'], { by: root, ...dates });
const site = makeCertificate(['www.example.org'], { by: middle, ...dates });
const other = makeCertificate(['Other'], dates);

const textOf = (all: readonly { certificate: string }[]) =>
  all.map(({ certificate }) => certificate).join('');

function chainOf(all: readonly { certificate: string }[], key = site.key) {
  const { chain } = readPem(textOf(all), key);
  if (chain === undefined) throw new Error('This is no chain');
  return chain;
}

describe('each certificate is issued by the next', () => {
  test.each([
    ['alone', [site]],
    ['with its issuers', [site, middle, root]],
    ['without the root', [site, middle]],
  ])('%s', (_, all) => {
    expect(chainProblem(chainOf(all))).toBeUndefined();
  });

  test.each([
    [
      [middle, site],
      'The first certificate is Middle; put the one for www.example.org first',
      [site, middle],
    ],
    [[site, root, middle], 'Each certificate must be followed by its issuer', [site, middle, root]],
  ])('%#: %s: the wrong order is told and can be sorted', (all, words, sorted) => {
    expect(chainProblem(chainOf(all))).toEqual({
      words,
      fix: { label: 'Sort certificates', text: textOf(sorted) },
    });
  });

  test.each([
    [[site, other], 'www.example.org was issued by Middle, not by Other', 'Remove Other', [site]],
    [
      [site, middle, root, other],
      'Other issued none of the other certificates',
      'Remove Other',
      [site, middle, root],
    ],
    [
      [site, site, middle],
      'www.example.org appears twice',
      'Remove www.example.org',
      [site, middle],
    ],
  ])('%#: what does not belong is told and can be left out', (all, words, label, left) => {
    const problem = chainProblem(chainOf(all));
    expect(problem?.words).toBe(words);
    expect(problem?.fix.label).toContain(label);
    expect(problem?.fix.text).toBe(textOf(left));
  });

  test('a renewed certificate below the old one comes first, by its end', () => {
    const renewed = makeCertificate(['www.example.org'], {
      by: middle,
      from,
      until: new Date(NOW + 400 * DAY),
    });
    expect(chainProblem(chainOf([site, renewed], renewed.key))?.words).toMatch(
      /^The first certificate is www\.example\.org \(until 12 Jun 2027 .*\); put the one for www\.example\.org \(until 29 Dec 2027 .*\) first$/,
    );
  });
});

test('an issuer that was left out is told, where it may be no root', () => {
  expect(missingIssuer(chainOf([site]))).toMatch(/^The issuer’s certificate \(Middle\) is missing/);
  expect(missingIssuer(chainOf([site, middle]))).toBeUndefined();
  expect(missingIssuer(chainOf([other], other.key))).toBeUndefined();
});

describe('dates that browsers refuse are asked about', () => {
  const ended = new Date(NOW - 10 * DAY);
  const later = new Date(NOW + 20 * DAY);
  const oldMiddle = makeCertificate(['Middle'], { by: root, from, until: ended });

  test('of a chain in force nothing is asked', () => {
    expect(validityQuestion(chainOf([site, middle]), NOW)).toBeUndefined();
  });

  test('a chain ends with the first of its certificates', () => {
    const own = makeCertificate(['www.example.org'], { by: oldMiddle, ...dates });
    const chain = chainOf([own, oldMiddle], own.key);
    expect(firstToEnd(chain).subject).toBe('Middle');
    expect(validityQuestion(chain, NOW)).toEqual({
      title: 'Use an expired certificate?',
      words:
        'The certificate of Middle expired 10 days ago. Browsers will refuse to connect over HTTPS.',
    });
  });

  test('what is not valid yet is asked about until it is', () => {
    const own = makeCertificate(['www.example.org'], { by: middle, from: later, until });
    const chain = chainOf([own, middle], own.key);
    expect(validityQuestion(chain, NOW)).toMatchObject({
      title: 'Use a certificate that is not valid yet?',
      words: expect.stringMatching(
        /^The certificate of www\.example\.org is valid from 14 Dec 2026 .* until then\.$/,
      ) as string,
    });
    expect(validityQuestion(chain, later.getTime())).toBeUndefined();
  });

  test('a certificate that does not belong to the chain ends nothing', () => {
    const old = makeCertificate(['Other'], { from, until: ended });
    expect(validityQuestion(chainOf([site, middle, old]), NOW)).toBeUndefined();
  });
});
