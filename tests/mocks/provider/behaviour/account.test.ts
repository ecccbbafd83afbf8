import { expect, test } from 'vitest';
import { signedIn } from '../../client';

const path = '/1.0/accounts/acc-demo1';

test('a save changes the account and publishes an event', async () => {
  const { client, provider } = await signedIn();
  const changes = {
    name: 'Renamed',
    city: 'York',
    country_code: 'de',
    vat_registration_number: '',
  };
  expect(await client.put(path, changes)).toMatchObject({
    status: 200,
    body: {
      name: 'Renamed',
      city: 'York',
      country_code: 'DE',
      country_name: 'Germany',
      vat_registration_number: null,
    },
  });
  expect(provider.world.event.all().at(-1)).toMatchObject({ action: 'account.update' });
});

const refusals = [
  [{ name: ' ' }, "Name can't be blank"],
  [{ country_code: 'Narnia' }, 'Country code is invalid'],
  [{ vat_registration_number: '12' }, 'Vat registration number is invalid'],
  [{ tfa_required: true }, 'All existing users must be using two-factor authentication'],
] as const;

test.each(refusals)('%o is refused', async (body, message) => {
  const { client } = await signedIn();
  expect(await client.put(path, body)).toMatchObject({ status: 422, body: { errors: [message] } });
});

test('two-factor can be required once every member has it', async () => {
  const { client, provider } = await signedIn();
  expect((await client.get(path)).body).toMatchObject({ tfa_requirements_met: false });
  provider.world.user.patch('usr-demo1', { totpSecret: 'JBSWY3DPEHPK3PXP' });
  expect((await client.put(path, { tfa_required: true })).body).toMatchObject({
    tfa_required: true,
    tfa_requirements_met: true,
  });
});

test('another’s account is not there', async () => {
  const { client } = await signedIn({}, 'olive@example.com');
  expect((await client.put(path, { name: 'Mine' })).status).toBe(404);
});

test('a new account is pending, and has its default group', async () => {
  const { client, provider } = await signedIn({}, 'new@example.com');
  const answer = await client.post('/1.0/accounts', { name: 'First', country_code: 'fr' });
  expect(answer).toMatchObject({
    status: 201,
    body: { name: 'First', status: 'pending', country_name: 'France', valid_credit_card: false },
  });
  const [account] = provider.world.account.all().filter(({ name }) => name === 'First');
  expect((await client.get('/1.0/accounts')).body).toMatchObject([{ id: account?.id }]);
  expect(provider.world.server_group.by('account', account?.id ?? '')).toMatchObject([
    { default: true },
  ]);
});

test.each([
  [{ country_code: 'gb' }, "Name can't be blank"],
  [{ name: 'First' }, "Country code can't be blank"],
  [{ name: 'First', country_code: 'Narnia' }, 'Country code is invalid'],
])('a new account of %o is refused', async (body, message) => {
  const { client } = await signedIn({}, 'new@example.com');
  const answer = await client.post('/1.0/accounts', body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
});
