import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { isOpen, selectToasts } from '@/store/toasts/toasts-slice';
import { resources } from '@/store/resources/resources-state';
import { totp } from '@mocks/provider/totp';
import { asksOnClose } from '../../asks-on-close';
import { expectNowhere } from '../../expect-nowhere';
import { openUser } from '../open-user';

const AT = '/user/two-factor/';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function enrolling() {
  const page = await openUser({ at: AT });
  const form = await dialog('Enable two-factor authentication');
  const secret = (await form.findByText(/^[A-Z2-7]{16,}$/u)).textContent;
  return { page, form, secret };
}

test('the QR code stands beside the secret, which can be copied', async () => {
  const { form } = await enrolling();
  expect(form.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Copy the secret' })).toBeVisible();
});

test.each(['', '12345', '1234567', 'abcdef'])(
  '%j is no code: Please enter the code',
  async (code) => {
    const { page, form } = await enrolling();
    if (code !== '') await page.user.type(form.getByLabelText('Code'), code);
    await page.user.click(form.getByRole('button', { name: 'Enable' }));
    expect(await form.findByText('Please enter the code')).toBeVisible();
  },
);

test('a wrong code: Please check and re-enter your code', async () => {
  const { page, form, secret } = await enrolling();
  const right = totp(secret, Date.now());
  const wrong = right === '000000' ? '111111' : '000000';
  await page.user.type(form.getByLabelText('Code'), wrong);
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  expect(await form.findByText('Please check and re-enter your code')).toBeVisible();
  expect(form.getByRole('alert')).not.toHaveTextContent(/support/u);
});

test('who has begun it in another window since is told that its secret counts, and given a new one', async () => {
  const { page, form, secret } = await enrolling();
  const { user } = page.provider.world;
  user.patch('usr-demo1', { pendingTotpSecret: 'JBSWY3DPEHPK3PXP' });
  await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  expect(await form.findByText(/^Only the newest secret works\./u)).toBeVisible();
  await page.user.click(form.getByRole('button', { name: 'Create new secret' }));
  const next = await form.findByText(/^[A-Z2-7]{16,}$/u);
  expect(next).toHaveTextContent(user.need('usr-demo1').pendingTotpSecret ?? '');
  user.patch('usr-demo1', { totpSecret: secret });
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText(/^Two-factor authentication is already enabled/u)).toBeVisible();
});

test('where the provider could not tell, the code is not to blame', async () => {
  const { page, form, secret } = await enrolling();
  page.provider.dials.operations = { completeTwoFactorEnrolment: 'fail-500' };
  await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/went wrong at our end/u));
  expect(form.queryByText('Please check and re-enter your code')).toBeNull();
});

test('what only the form asks for is no task, and holds nobody back', async () => {
  const { page } = await enrolling();
  expect(page.store.getState().calls.calls).toEqual([]);
});

test('the right code enables it; the backup codes are shown once, and no secret is found afterwards', async () => {
  const { page, form, secret } = await enrolling();
  await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  const codes = await dialog('Backup codes');
  const all = codes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(all.length).toBeGreaterThan(1);
  expect(codes.getByRole('button', { name: 'Copy the backup codes' })).toBeVisible();
  expect(codes.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.user.keyboard('{Escape}');
  await act(async () => page.router.navigate(-1));
  expect(screen.getByRole('dialog', { name: 'Backup codes' })).toBeVisible();
  expect(asksOnClose()).toBe(true);
  await page.user.click(codes.getByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asksOnClose()).toBe(false);
  expect(await screen.findByText('Enabled')).toBeVisible();
  for (const each of [secret, ...all]) expectNowhere(each, page);
});

const LOST = /^Two-factor authentication is enabled, but your backup codes didn’t arrive\./u;

test.each(['lost', 'silent'] as const)(
  'an enrolment that was done without a word of it (%s) tells that its backup codes did not arrive',
  async (fault) => {
    const { page, form, secret } = await enrolling();
    page.provider.dials.operations = { completeTwoFactorEnrolment: fault };
    await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
    await page.user.click(form.getByRole('button', { name: 'Enable' }));
    const told = await dialog('Your backup codes didn’t arrive');
    expect(told.getByText(/^Two-factor authentication is enabled\. Disable it/u)).toBeVisible();
    expect(screen.queryByText(/another window or device/u)).toBeNull();
    await page.user.click(told.getByRole('link', { name: 'Disable it' }));
    expect(
      (await dialog('Disable two-factor authentication')).getByLabelText('Password'),
    ).toBeVisible();
  },
);

test('an enrolment of which nothing could be read is told once it is found enabled', async () => {
  const { page, form, secret } = await enrolling();
  page.server.use(http.get('*/users/usr-demo1', () => new HttpResponse(null, { status: 500 })));
  page.provider.dials.operations = { completeTwoFactorEnrolment: 'lost' };
  await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  expect(
    await form.findByText(/^Your code was sent at \d+:\d\d. It may have gone through/u),
  ).toBeVisible();
  page.server.resetHandlers();
  act(() => {
    page.store.dispatch(
      resources.actions.refreshRequested({ kind: 'user', id: 'usr-demo1', account: '' }),
    );
  });
  expect(await screen.findByText(LOST)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Disable it' }));
  expect((await dialog('Disable two-factor authentication')).getByText(LOST)).toBeVisible();
});

test('an enrolment that never arrived is found so by a check, and is sent again on purpose', async () => {
  const { page, form, secret } = await enrolling();
  page.provider.dials.operations = { completeTwoFactorEnrolment: 'drop' };
  await page.user.type(form.getByLabelText('Code'), totp(secret, Date.now()));
  await page.user.click(form.getByRole('button', { name: 'Enable' }));
  await page.user.click(await form.findByRole('button', { name: 'Check again' }));
  expect(await form.findByText(/^Not enabled as of \d+:\d\d\.$/u)).toBeVisible();
  page.provider.dials.operations = {};
  await page.user.click(form.getByRole('button', { name: 'Send again' }));
  expect(await dialog('Backup codes')).toBeDefined();
});

const enabled = (required = false) =>
  openUser({
    at: AT,
    prepare: ({ provider }) => {
      provider.world.user.patch('usr-demo1', { totpSecret: 'JBSWY3DPEHPK3PXP' });
      provider.world.account.patch('acc-demo1', { tfa_required: required });
    },
  });
const TITLE = 'Disable two-factor authentication';
const DISABLED = 'Two-factor authentication disabled';

test('disabling needs the password', async () => {
  const { user } = await enabled();
  const form = await dialog(TITLE);
  await user.click(form.getByRole('button', { name: 'Disable' }));
  const words = 'Password is required to disable two-factor authentication';
  expect(await form.findByText(words)).toBeVisible();
});

test('a refused disabling is told in the form and as a toast', async () => {
  const { user, store } = await enabled();
  const form = await dialog(TITLE);
  await user.type(form.getByLabelText('Password'), 'wrong');
  await user.click(form.getByRole('button', { name: 'Disable' }));
  expect(await form.findByText(/Your password is incorrect/)).toBeVisible();
  expect(JSON.stringify(store.getState().toasts)).toContain('Your password is incorrect');
});

test('a wrong password’s message goes with the next attempt', async () => {
  const { user, store } = await enabled();
  const form = await dialog(TITLE);
  await user.type(form.getByLabelText('Password'), 'wrong');
  await user.click(form.getByRole('button', { name: 'Disable' }));
  expect(await form.findByText(/Your password is incorrect/)).toBeVisible();
  await user.clear(form.getByLabelText('Password'));
  await user.type(form.getByLabelText('Password'), 'demo-password');
  await user.click(form.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const open = selectToasts(store.getState()).filter(isOpen);
  expect(open.map(({ message }) => message)).toEqual(['Two-factor authentication disabled']);
});

const SENT = /^Your request was sent at \d+:\d\d. It may have gone through/u;
const openToasts = ({ store }: Awaited<ReturnType<typeof openUser>>) =>
  selectToasts(store.getState()).filter(isOpen);

async function disable(page: Awaited<ReturnType<typeof openUser>>) {
  const form = await dialog(TITLE);
  await page.user.type(form.getByLabelText('Password'), 'demo-password');
  await page.user.click(form.getByRole('button', { name: 'Disable' }));
  return form;
}

test.each(['lost', 'silent'] as const)(
  'a disabling that was done without a word of it (%s) is read, and told as done',
  async (fault) => {
    const page = await enabled();
    page.provider.dials.operations = { disableTwoFactorEnrolment: fault };
    await disable(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(openToasts(page)).toMatchObject([{ tone: 'success', message: DISABLED }]);
    expect(Object.keys(localStorage).filter((key) => key.includes('.sent/'))).toEqual([]);
  },
);

test('a disabling whose end could not be read offers a check, which finds it done', async () => {
  const page = await enabled();
  page.server.use(http.get('*/users/usr-demo1', () => new HttpResponse(null, { status: 500 })));
  page.provider.dials.operations = { disableTwoFactorEnrolment: 'lost' };
  const form = await disable(page);
  expect(await form.findByText(SENT)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Disable' })).toBeNull();
  expect(openToasts(page).filter(({ tone }) => tone === 'error')).toEqual([]);
  await page.user.click(form.getByRole('button', { name: 'Check again' }));
  expect(await form.findByText('Couldn’t check.')).toBeVisible();
  page.server.resetHandlers();
  await page.user.click(form.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(openToasts(page)).toMatchObject([{ tone: 'success', message: DISABLED }]);
});

test('a disabling that never arrived is still to be done by a check, and is sent again on purpose', async () => {
  const page = await enabled();
  page.provider.dials.operations = { disableTwoFactorEnrolment: 'drop' };
  const form = await disable(page);
  expect(await form.findByText(SENT)).toBeVisible();
  await page.user.click(form.getByRole('button', { name: 'Check again' }));
  expect(await form.findByText(/^Still enabled as of \d+:\d\d\.$/u)).toBeVisible();
  page.provider.dials.operations = {};
  await page.user.click(form.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.provider.world.user.need('usr-demo1').totpSecret).toBeFalsy();
});

test('the password disables it, and is found nowhere afterwards', async () => {
  const page = await enabled();
  const form = await dialog(TITLE);
  await page.user.type(form.getByLabelText('Password'), 'demo-password');
  await page.user.click(form.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Disabled')).toBeVisible();
  expectNowhere('demo-password', page);
});

test('it cannot be disabled while an account requires it', async () => {
  await enabled(true);
  const form = await dialog(TITLE);
  expect(
    await form.findByText(/require.* two-factor authentication, so you can’t disable it/),
  ).toBeVisible();
  expect(form.queryByLabelText('Password')).toBeNull();
});
