import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import type { NodeProvider } from '@mocks/node';
import type { ScreenOptions } from '../../open-screens';
import { serverPath } from '../open-servers';
import { openEditor } from './open-editor';

const SCRIPT = '#cloud-config\npackages:\n  - nginx\n';
const field = () => screen.findByRole('textbox', { name: /^User data/ });
const encoded = () => screen.getByRole('checkbox', { name: 'Already Base64-encoded' });
const binary = 'This data looks binary, so it is shown Base64 encoded';

async function open(options: Partial<ScreenOptions> = {}) {
  const page = await openEditor('srv-web01', 'user_data', options);
  const input = await field();
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { ...page, input, type };
}

/** The data of the server before the editor opens. */
const holding = (base64: string) => ({
  prepare: (node: NodeProvider) =>
    void node.provider.world.server.patch('srv-web01', { user_data: base64 }),
});

test('the text of the data is shown, with the focus in it', async () => {
  const { input } = await open();
  expect(input).toHaveValue(SCRIPT);
  expect(input).toHaveFocus();
  expect(encoded()).not.toBeChecked();
  expect(screen.queryByText(binary)).toBeNull();
});

test('text is sent as Base64 of its UTF-8', async () => {
  const { type, save, closed, row } = await open();
  type('#!/bin/sh\necho "Grüße ☃"');
  await save();
  await closed();
  expect(Buffer.from(row().user_data ?? '', 'base64').toString()).toBe('#!/bin/sh\necho "Grüße ☃"');
});

test('no data at all is sent as none', async () => {
  const { type, save, closed, row } = await open();
  type('  ');
  await save();
  await closed();
  expect(row().user_data).toBeNull();
});

test('data that is encoded already is sent as it is', async () => {
  const { type, save, closed, row, user } = await open();
  type('SGVs\nbG8=');
  await user.click(encoded());
  await save();
  await closed();
  expect(row().user_data).toBe('SGVsbG8=');
});

test('what is called encoded and is not is refused', async () => {
  const { type, save, user, input, sent } = await open();
  type('this is no Base64!');
  await user.click(encoded());
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Data is not valid Base64/));
  expect(sent()).toEqual([]);
});

test("'Data contains characters that cannot be Base64 encoded'", async () => {
  const { type, save, input, sent } = await open();
  type('half a pair: \uD83D');
  await save();
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(
      /Data contains characters that cannot be Base64 encoded/,
    ),
  );
  expect(sent()).toEqual([]);
});

test("'Data size limit exceeded' above 65532 encoded characters", async () => {
  const { type, save, input, sent, closed, row } = await open();
  type('x'.repeat(49_150));
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Data size limit exceeded/));
  expect(sent()).toEqual([]);
  type('x'.repeat(49_149));
  await waitFor(() => expect(input).not.toBeInvalid());
  await save();
  await closed();
  expect(row().user_data).toHaveLength(65_532);
});

test('binary data is shown encoded, with a warning and Force Plain Text', async () => {
  const { input, user } = await open(holding(Buffer.from([1, 2, 72, 105]).toString('base64')));
  expect(input).toHaveValue('AQJIaQ==');
  expect(encoded()).toBeChecked();
  expect(screen.getByText(binary)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Force Plain Text' }));
  expect(input).toHaveValue('\u0001\u0002Hi');
  expect(encoded()).not.toBeChecked();
  expect(screen.queryByText(binary)).toBeNull();
});

test('pasted text that looks binary shows a warning with Force Plain Text', async () => {
  const { type, input, user, save, closed, row } = await open();
  type('nul \u0000 here');
  expect(screen.getByText('This data looks binary')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Force Plain Text' }));
  expect(input).toHaveValue('nul \u0000 here');
  expect(screen.queryByText(/looks binary/)).toBeNull();
  type('nul \u0000 here too');
  expect(screen.queryByText(/looks binary/)).toBeNull();
  await save();
  await closed();
  expect(row().user_data).toBe(btoa('nul \u0000 here too'));
});

test('what was forced to plain text is warned of again once other data took its place', async () => {
  const { type, user } = await open();
  type('nul \u0000 here');
  await user.click(screen.getByRole('button', { name: 'Force Plain Text' }));
  type('plain');
  type('nul \u0000 again');
  expect(screen.getByText('This data looks binary')).toBeVisible();
});

test('text that somebody encoded is no binary data', async () => {
  const { type, user } = await open();
  type('SGVsbG8=');
  await user.click(encoded());
  expect(screen.queryByText(binary)).toBeNull();
});

test('a file takes the place of what was typed', async () => {
  const { user, input, dialog } = await open();
  const chooser = within(dialog).getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(chooser as HTMLInputElement, new File(['#!/bin/sh\n'], 'start.sh'));
  await waitFor(() => expect(input).toHaveValue('#!/bin/sh\n'));
  await user.upload(chooser as HTMLInputElement, new File([new Uint8Array([0, 255])], 'x.bin'));
  await waitFor(() => expect(input).toHaveValue('AP8='));
  expect(screen.getByText(binary)).toBeVisible();
});

test('a file that is too long is not read', async () => {
  const { user, input, dialog } = await open();
  const chooser = within(dialog).getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(chooser as HTMLInputElement, new File(['x'.repeat(49_150)], 'long.txt'));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Data size limit exceeded/));
  expect(input).toHaveValue(SCRIPT);
});

test('user data is never kept as a draft: that something was typed is all of it', async () => {
  const { type, store } = await open();
  await waitFor(() => expect(selectCurrentUserId(store.getState())).toBe('usr-demo1'));
  type('password: swordfish');
  expect(Object.entries(sessionStorage)).toEqual([
    [`wheelhouse.draft/usr-demo1${serverPath('srv-web01', 'user_data/')}`, '{}'],
  ]);
});

test('of a deleted server nothing can be edited', async () => {
  const { dialog } = await openEditor('srv-web01', 'user_data', {
    prepare: (node) => void node.provider.world.server.patch('srv-web01', { status: 'deleted' }),
  });
  expect(await within(dialog).findByText('This server has been deleted')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^User data/ })).toBeNull();
});
