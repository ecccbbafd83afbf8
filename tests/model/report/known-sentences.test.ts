import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnownCode, isKnownSentence } from '@/model/report/known-sentences';

const FOLDER = 'tests/recorded/';

interface Refused {
  readonly error_name?: string;
  readonly errors?: readonly string[];
  readonly error_description?: string;
}

const bodies = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => /\.4\d\d.*\.json$/u.test(file))
  .map((file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Refused);

/** Recorded messages of refusals. */
const recorded = bodies.flatMap((body) => [body.errors ?? [], body.error_description ?? []].flat());
const recordedNames = bodies.flatMap(({ error_name: name }) => name ?? []);

describe("a message of the provider's own words", () => {
  test.each([...new Set(recorded)])('is kept as recorded: %s', (text) => {
    expect(isKnownSentence(text)).toBe(true);
  });

  test.each([
    'Name is too long (maximum is 255 characters)',
    "Name can't be blank",
    'Unable to delete a locked server',
    'Size must be between 1GB and 4096GB',
    'Listeners in must be between 1 and 65535',
    'Nodes has no srv-abcde, srv-fghij',
    'Account limit reached, please contact support for more information',
    'The server could not comply with the request since it is either malformed or otherwise incorrect.',
    'Api currently unavailable',
  ])('is kept: %s', (text) => {
    expect(isKnownSentence(text)).toBe(true);
  });

  test.each([
    ...new Set(recordedNames),
    'account_limit_reached',
    'bad_request',
    'internal_error',
    'invalid_client',
    'maintenance',
    'not_recorded',
    'unavailable',
    'unsupported_grant_type',
    'UNAUTHENTICATED',
    'READ_ONLY',
  ])('is that of a name: %s', (name) => {
    expect(isKnownCode(name)).toBe(true);
  });

  test('is not that of a name that says anything else', () => {
    for (const name of ['jane_doe', 'resource_jane', 'error_404', '_', '', 'a b']) {
      expect(isKnownCode(name)).toBe(false);
    }
  });

  test('has no numbers where a secret was sent', () => {
    expect(isKnownSentence('The code 7391 is incorrect', true)).toBe(false);
    expect(isKnownSentence('Password is too short', true)).toBe(true);
    expect(isKnownSentence('User usr-abc12 is locked', true)).toBe(true);
  });

  test.each([
    'Two-factor authentication is required by the account Acme Widgets',
    'Reverse dns does not resolve to 203.0.113.7',
    'The code 482913 is wrong',
    'jane@example.com has already been invited',
    'Name web01 has already been taken',
    'Name café is taken',
    'Path /home/jane is invalid',
    'Token 0123abcd is invalid',
    'Card number 4000 0025 0000 3155 is invalid',
    'Number 01632 960 731 is invalid',
    'Number 01632-96 is invalid',
    'The code is 48, 29, 13',
    'The card expires 11/2031',
    'The card expires 11 / 31',
    'Source 2001:13 is invalid',
    'Source be::add is invalid',
    'Source 10.20/8 is invalid',
    'Source 10.0.0.1 is taken',
    'User bob-smith is already invited',
    'Host srv-abcde.example is taken',
    'Number #5 is invalid',
    'Name 12345 has already been taken',
    'The code 7391 is incorrect',
    'The password is 4711',
    'The account belongs to 12345',
    `${'Name is invalid. '.repeat(30)}`,
  ])('that says anything else is not: %s', (text) => {
    expect(isKnownSentence(text)).toBe(false);
  });
});
