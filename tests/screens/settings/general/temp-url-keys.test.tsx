import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNowhere } from '../../expect-nowhere';
import { openSettings } from '../open-settings';

const open = () => openSettings({ at: '/accounts/acc-demo1/settings/temp_url_keys/' });
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Orbit temporary URL keys' }));
const NAME = 'X-Account-Meta-Temp-Url-Key';

test('a key is set, told to be set and nowhere kept, then removed', async () => {
  const opened = await open();
  const { user, provider, router } = opened;
  const kept = () => provider.world.orbit.account('acc-demo1', 0).metadata;
  let form = await dialog();
  await user.click(form.getByRole('button', { name: 'Generate key 1' }));
  const key = form.getByLabelText<HTMLInputElement>(/^Key 1/).value;
  expect(key).toHaveLength(32);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Key 1 is set, key 2 is not set')).toBeVisible();
  expect(kept()).toEqual({ [NAME]: key });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expectNowhere(key, opened);

  await router.navigate('/accounts/acc-demo1/settings/temp_url_keys/');
  form = await dialog();
  await user.click(await form.findByRole('checkbox', { name: 'Remove key 1' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Key 1 is not set, key 2 is not set')).toBeVisible();
  expect(kept()).toEqual({});
});

test('a key that no header can carry is told so, and nothing is sent', async () => {
  const { user, asked } = await open();
  const form = await dialog();
  await user.type(form.getByLabelText(/^Key 2/), 'two words');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Please use unaccented letters/)).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST /v1'))).toEqual([]);
});

test('where Orbit does not answer, that is said, and can be tried again', async () => {
  const { user, provider } = await openSettings({
    prepare: ({ provider: { dials } }) =>
      void (dials.operations = { issueJsonWebToken: 'fail-422' }),
  });
  expect(await screen.findByText('couldn’t load')).toBeVisible();
  provider.dials.operations = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText(/^Key 1 is not set/)).toBeVisible());
});
