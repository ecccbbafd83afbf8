import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnownSentence } from '@/model/report/known-sentences';

const FOLDER = 'tests/recorded/';

/** What a refusal says, as it was recorded. */
const recorded = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => /\.4\d\d.*\.json$/u.test(file))
  .flatMap((file) => {
    const body = JSON.parse(readFileSync(FOLDER + file, 'utf8')) as {
      readonly errors?: readonly string[];
      readonly error_description?: string;
    };
    return [body.errors ?? [], body.error_description ?? []].flat();
  });

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
    `${'Name is invalid. '.repeat(30)}`,
  ])('that says anything else is not: %s', (text) => {
    expect(isKnownSentence(text)).toBe(false);
  });
});
