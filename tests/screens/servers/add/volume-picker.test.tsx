import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openCreate, withKey } from './open-create';

const BLANK = /This volume was created blank, so it may have no operating system/;

test('a volume made blank may be chosen, and says what to mind', async () => {
  const { user, tab, choose, create, posted, landed } = await openCreate(withKey);
  await user.click(screen.getByRole('button', { name: 'Volume' }));
  await tab(/Block Storage/);
  await choose('Server type', /2gb\.nbs/);
  expect(create()).toHaveAccessibleDescription('Please select a volume');
  const spare = await screen.findByRole('radio', { name: /spare/ });
  expect(spare).toHaveAccessibleName(BLANK);
  await user.click(spare);
  await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(create());
  await landed(/\/servers\/srv-\w{5}\/$/);
  expect(posted).toMatchObject([{ volumes: [{ volume: 'vol-free2' }] }]);
});

test.each([
  ['volumes', 'Volumes', () => screen.getByRole('button', { name: 'Volume' })],
  ['cloud_ips', 'Cloud IPs', () => screen.getByRole('radio', { name: /^An existing cloud IP/ })],
])('%s that could not be read are not said to be none', async (at, words, way) => {
  const { user } = await openCreate({
    prepare: ({ server }) =>
      server.use(
        http.get(`*/1.0/${at}`, () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 })),
      ),
  });
  await user.click(way());
  const name = `Error accessing ${words}, please check your network connection`;
  await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
  expect(screen.queryByText(/^No (volumes to start from|unmapped cloud IPs)/)).toBeNull();
});

test('one that was made from an image has nothing to mind', async () => {
  const { user } = await openCreate({
    prepare: ({ provider }) =>
      void provider.world.volume.patch('vol-free2', {
        image: 'img-ubu24',
        source: 'img-ubu24',
        source_type: 'image',
      }),
  });
  await user.click(screen.getByRole('button', { name: 'Volume' }));
  expect(await screen.findByRole('radio', { name: /spare/ })).not.toHaveAccessibleName(BLANK);
});
