import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSettings } from './open-settings';

test.each([
  ['', 'Account Settings'],
  ['#settings', 'Account Settings'],
  ['#increase', 'Account Limits'],
  ['#cli', 'API Access'],
  ['cli/', 'API Access'],
])('at settings/%s the page is called %s', async (address, title) => {
  await openSettings({ at: `/accounts/acc-demo1/settings/${address}` });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: title, current: 'page' })).toBeVisible();
});

test('the settings tell whose account it is, and what it is called', async () => {
  await openSettings();
  expect(await screen.findByText('Dana Demo')).toBeVisible();
  expect(screen.getByText('You')).toBeVisible();
  expect(screen.getByText('Demo Studio', { selector: 'dd' })).toBeVisible();
});
