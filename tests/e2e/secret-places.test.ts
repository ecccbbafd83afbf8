import { expect, test } from 'vitest';
import { OPERATIONS } from '@/model/report/graphql';
import { SECRET_STEPS } from '@/model/report/rest';
import { PANEL_PLACES, PUBLIC_PLACES, type SecretPlace } from '../../e2e/secret-places';
import { readSources } from '../architecture/read-sources';

const PLACES: readonly SecretPlace[] = Object.values({ ...PUBLIC_PLACES, ...PANEL_PLACES });
const ASKED = PLACES.flatMap(({ calls }) => calls);

/** Sorts names and drops duplicates. */
const each = (names: readonly string[]) => [...new Set(names)].toSorted();

/**
 * Fields for a password, code or card, and values that no draft keeps. Secrets that are answered
 * once, and links of mails.
 */
const HOLDS =
  /<PasswordField|<CardInput|one-time-code|\bsecret(?::|=\{) ?(?:\[|SECRET)|isSecret: true|\bsecret: '[a-z-]+',|(?<!function )(?:open(?:Secret|Console)|tellNewSecret)\(|query\.get\('token'\)|verifyEmail\(uid\)/u;

test('the session of the browser test goes by each place that holds a secret', () => {
  const sources = Object.entries(readSources(['src/components', 'src/screens', 'src/model']));
  const holding = sources.filter(([, text]) => HOLDS.test(text));
  expect(each(PLACES.flatMap(({ held }) => held))).toEqual(
    each(holding.map(([file]) => file.replace(/^src\//u, ''))),
  );
});

test('it has each field told again that is classified as a secret', () => {
  const declared = /'?([\w-]+)'?: (?:nullable\()?(?:secret\(|text\('(?:secret|base64Secret)'\))/gu;
  const fields = Object.values(readSources(['src/model/report', 'src/model/records']))
    .flatMap((text) => Array.from(text.matchAll(declared), ([, field]) => String(field)))
    // The classes themselves.
    .filter((field) => field !== 'secret' && field !== 'base64Secret');
  expect(each(PLACES.flatMap(({ fields: told = [] }) => told))).toEqual(each(fields));
});

test('it asks each operation of GraphQL of which nothing is told', () => {
  const secret = Object.keys(OPERATIONS).filter((name) => OPERATIONS[name]?.data === 'secret');
  expect(ASKED).toEqual(expect.arrayContaining(secret));
});

test.each([...SECRET_STEPS])('it asks the REST API for %s, of which nothing is told', (step) => {
  expect(ASKED.filter((call) => call.endsWith(`/${step}`))).not.toEqual([]);
});
