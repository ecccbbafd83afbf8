import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, openObjects } from './open-objects';

const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr')!);

test('spec 3 §2: a folder and its marker are one row, objects tell size, type and time', async () => {
  await openObjects({ at: at('assets') });
  expect((await row('index.html')).getByText('text/html')).toBeVisible();
  expect((await row('photos/')).getByText('Folder')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'photos/' })).toHaveLength(1);
});
