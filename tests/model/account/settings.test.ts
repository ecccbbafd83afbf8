import { expect, test } from 'vitest';
import { countries } from '@/lib/countries';
import {
  accountNameProblem,
  addressLines,
  addressOf,
  addressProblems,
  isInEu,
  vatNumber,
  vatNumberProblem,
} from '@/model/account/address';
import { saveAddressCall } from '@/model/account/calls';
import { canHaveVatNumber, canRequireTwoFactor } from '@/model/account/rules';
import type { Records } from '@/model/records/records';

const account = (fields: Partial<Records['account']> = {}) =>
  ({ id: 'acc-aaaaa', ...fields }) as Records['account'];

const ADDRESS = {
  address_1: '1 Quay',
  address_2: null,
  city: 'Cork',
  county: null,
  postcode: 'T12',
  country_code: 'ie',
};

test('Please enter an account name.', () => {
  expect(accountNameProblem('  ')).toBe('Please enter an account name.');
  expect(accountNameProblem('Shop')).toBeUndefined();
});

test('an address is told line by line, its country by name', () => {
  expect(addressLines(account(ADDRESS))).toEqual(['1 Quay', 'Cork', 'T12', 'Ireland']);
  expect(addressLines(account({ address_1: '1 Quay', country_code: 'IE' }))).toBeUndefined();
});

test('a form of an address begins with all of it, or does not open', () => {
  expect(addressOf(account(ADDRESS))).toMatchObject({ address_2: '', country_code: 'IE' });
  expect(addressOf(account({ address_1: '1 Quay', country_code: 'IE' }))).toBeUndefined();
});

test('an address is saved as a whole, trimmed', () => {
  const address = { ...addressOf(account(ADDRESS))!, city: ' Cobh ' };
  expect(saveAddressCall('acc-aaaaa', address)).toMatchObject({
    method: 'PUT',
    kind: 'account',
    body: { address_1: '1 Quay', city: 'Cobh', county: '', country_code: 'IE' },
  });
});

test('Please select your country.', () => {
  const address = addressOf(account(ADDRESS))!;
  expect(addressProblems(address)).toEqual({ country_code: undefined });
  expect(addressProblems({ ...address, country_code: '' })).toEqual({
    country_code: 'Please select your country.',
  });
});

const UNMET = 'All existing users must be using Two-Factor Authentication to enable this setting';

test.each([
  ['required, though not all have it', true, false, undefined],
  ['not required, and all have it', false, true, undefined],
  ['not required, and not all have it', false, false, UNMET],
  ['required', true, undefined, undefined],
])('who may edit the two-factor requirement: %s', (_, required, met, reason) => {
  const given = account({
    tfa_required: required,
    ...(met !== undefined && { tfa_requirements_met: met }),
  });
  expect(canRequireTwoFactor(given)).toBe(reason);
});

test('what could not be read bars the edit of the two-factor requirement', () => {
  const unread = { tfa_required: false, unreadable: ['tfa_requirements_met'] };
  expect(canRequireTwoFactor(account(unread))).toMatch(/^Couldn’t load /);
  expect(canRequireTwoFactor(account({ tfa_required: false }))).toBe(
    'We don’t know yet if all users have two-factor authentication',
  );
});

test('27 countries are of the EU, Great Britain is not', () => {
  const { common, others } = countries();
  expect([...common, ...others].filter(({ code }) => isInEu(code))).toHaveLength(27);
  expect(isInEu('ie')).toBe(true);
  expect(isInEu('GB')).toBe(false);
});

test('only accounts of the 27 countries have an EU VAT number', () => {
  expect(canHaveVatNumber(account({ country_code: 'IE' }))).toBeUndefined();
  expect(canHaveVatNumber(account({ country_code: 'fr' }))).toBeUndefined();
  expect(canHaveVatNumber(account({ country_code: 'GB' }))).toMatch(/is in United Kingdom$/);
  expect(canHaveVatNumber(account({ country_code: null }))).toMatch(/no country is set$/);
  expect(canHaveVatNumber(account({ unreadable: ['country_code'] }))).toMatch(/^Couldn’t load /);
});

test.each(['', 'IE1234567FA', 'ie 123 4567 fa', 'EL123456789', 'FR-83.404833048', 'IE1S23456L'])(
  '%j may be a VAT number',
  (text) => {
    expect(vatNumberProblem(text)).toBeUndefined();
  },
);

test.each(['1234567', 'GB123456789', 'GR123456789', 'IE', 'IE1', 'IE12345678901234', 'IE 12_4'])(
  '%j is no VAT number of the EU',
  (text) => {
    expect(vatNumberProblem(text)).toMatch(/^Please enter an EU VAT number/);
  },
);

test('a VAT number is sent in capitals, without spaces', () => {
  expect(vatNumber(' fr 83.404-833 048 ')).toBe('FR83404833048');
});
