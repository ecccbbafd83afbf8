import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { file, openUpload } from './open-upload';

const picker = () => screen.findByLabelText('Files to upload');
const dialog = () => screen.findByRole('dialog');
const upload = async () => within(await dialog()).findByRole('button', { name: 'Upload' });

test('picked files are listed, then uploaded and told', async () => {
  const { user, content } = await openUpload({ prefix: 'new/' });
  await user.upload(await picker(), [file('a.txt'), file('ö # %.txt', 'odd')]);
  const list = within(await dialog());
  expect(await list.findByText('2 files to upload, 8 B')).toBeVisible();
  expect(list.getAllByText(/· New$/)).toHaveLength(2);
  await user.click(await upload());
  expect(await screen.findByRole('heading', { name: '2 files uploaded' })).toBeVisible();
  expect(await content('new/a.txt')).toBe('a.txt');
  expect(await content('new/ö # %.txt')).toBe('odd');
});
