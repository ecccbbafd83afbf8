import { created, ok } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { changeOf, publish } from '@mocks/provider/changes';
import { missing, unprocessable } from '@mocks/provider/refusal';
import { accountFull } from '@mocks/provider/represent/account';
import type { AccountRow } from '@mocks/provider/rows';
import { accountsOf, members } from '@mocks/provider/usage';
import { makers } from '@mocks/provider/worlds/make';
import { foundAccount } from '@mocks/provider/worlds/sample/accounts';

const textFields = ['name', 'address_1', 'address_2', 'city', 'county', 'postcode'] as const;

const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

function countryChange(call: Call): Partial<AccountRow> {
  const code = textField(call, 'country_code')?.toUpperCase();
  if (code === undefined) return {};
  const country_name = /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined;
  if (country_name === undefined) throw unprocessable('Country code is invalid');
  return { country_code: code, country_name };
}

/** Two-factor can be required if it already is, or if every member has it on. */
function twoFactorChange(call: Call, row: AccountRow): Partial<AccountRow> {
  const required = call.body['tfa_required'];
  if (required === undefined) return {};
  if (typeof required !== 'boolean') throw unprocessable('tfa_required must be true or false');
  const met = members(call.world, row.id).every((user) => user.totpSecret !== null);
  if (required && !row.tfa_required && !met) {
    throw unprocessable('All existing users must be using two-factor authentication');
  }
  return { tfa_required: required };
}

/** A field that null or '' clears. */
function clearableChange(
  call: Call,
  field: 'vat_registration_number' | 'telephone_number',
): Partial<AccountRow> {
  if (call.body[field] === null) return { [field]: null };
  const text = textField(call, field);
  return text === undefined ? {} : { [field]: text === '' ? null : text };
}

/** The form of every EU number: a country, then 2 to 12 letters or digits. Throws 422. */
function vatChange(call: Call): Partial<AccountRow> {
  const change = clearableChange(call, 'vat_registration_number');
  const number = change.vat_registration_number?.replaceAll(' ', '') ?? null;
  if (number !== null && !/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(number)) {
    throw unprocessable('Vat registration number is invalid');
  }
  return change;
}

function textChanges(call: Call): Partial<AccountRow> {
  const changes: Partial<AccountRow> = {};
  for (const field of textFields) {
    const text = textField(call, field);
    if (text !== undefined) changes[field] = text;
  }
  if (changes.name?.trim() === '') throw unprocessable("Name can't be blank");
  return changes;
}

/** Pence of trial credit for a new account (docs/product/billing.md#trial-credit). */
const TRIAL_CREDIT = 2000;

/** `POST accounts`: 201, pending until a card is added. Throws 422 for a wrong field. */
const create: Endpoint = (call) => {
  const { core, user, view, world } = call;
  const { name } = textChanges(call);
  if (name === undefined) throw unprocessable("Name can't be blank");
  const country = countryChange(call);
  if (country.country_code === undefined) throw unprocessable("Country code can't be blank");
  const make = makers(core.clock);
  const row = make.account({
    id: core.newId('account'),
    name,
    ...country,
    status: 'pending',
    owner: user.id,
    address_1: '',
    city: '',
    county: '',
    postcode: '',
    telephone_number: null,
    created_at: make.ago(0),
    verified_at: null,
    signupCredit: TRIAL_CREDIT,
    balance: -TRIAL_CREDIT,
    card: null,
  });
  foundAccount(world, make, row, core.newId('server_group'));
  publish(call, changeOf({ id: row.id, account: row.id }, 'create'));
  return created(201, accountFull(view, row));
};

/** `PUT accounts/:id`. Throws 404 for an account that is not the user's, 422 for a wrong field. */
const update: Endpoint = (call) => {
  const found = accountsOf(call.world, call.user.id).find(({ id }) => id === call.id);
  if (!found) throw missing();
  const row = call.world.account.patch(found.id, {
    ...textChanges(call),
    ...countryChange(call),
    ...twoFactorChange(call, found),
    ...vatChange(call),
    ...clearableChange(call, 'telephone_number'),
  });
  publish(call, changeOf({ id: row.id, account: row.id }, 'update'));
  return ok(accountFull(call.view, row));
};

export const accountEndpoints = {
  'POST accounts': create,
  'PUT accounts/:id': update,
} satisfies Record<string, Endpoint>;
