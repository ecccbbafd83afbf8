import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectNowhere } from '../../expect-nowhere';
import { openUser } from '../open-user';

const OLD = 'demo-password';
const NEW = 'correct horse battery';

async function open() {
  const page = await openUser({ at: '/user/change-password/' });
  const form = within(await screen.findByRole('dialog'));
  async function save(current: string, fresh: string, again = fresh) {
    const typed = {
      'Current password': current,
      'New password': fresh,
      'Confirm new password': again,
    };
    for (const [label, text] of Object.entries(typed)) {
      const field = form.getByLabelText(label);
      await page.user.clear(field);
      if (text !== '') await page.user.type(field, text);
    }
    await page.user.click(form.getByRole('button', { name: 'Save' }));
  }
  return { ...page, form, save };
}

test.each([
  ['', NEW, NEW, 'Current password is required.'],
  [OLD, 'short', 'short', 'Minimum password length is 8 characters.'],
  [OLD, NEW, 'another one', 'New password and confirmation do not match.'],
])('with %j, %j and %j the form says what is wrong', async (...[current, fresh, again, words]) => {
  const { form, save, provider } = await open();
  await save(current, fresh, again);
  expect(await form.findByText(words)).toBeVisible();
  expect(provider.world.user.need('usr-demo1').password).toBe(OLD);
});

test('the new password signs in, and is found nowhere afterwards', async () => {
  const page = await open();
  await page.save(OLD, NEW);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.provider.world.user.need('usr-demo1').password).toBe(NEW);
  expectNowhere(NEW, page);
  expectNowhere(OLD, page);
});

test('a refused change tells the first message, and keeps no password to try again', async () => {
  const page = await open();
  await page.save('wrong-password', NEW);
  expect(await page.form.findByText(/Current password is incorrect/)).toBeVisible();
  expect([...page.calls.failed]).toEqual([]);
  const told = JSON.stringify([page.store.getState(), sessionStorage, localStorage]);
  expect(told).not.toContain(NEW);
});

test('without a message of the provider it says that the change failed', async () => {
  const page = await open();
  const body = { data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] };
  page.server.use(http.post('*/kiosk', () => HttpResponse.json(body)));
  await page.save(OLD, NEW);
  expect(await page.form.findByText(/^Failed to change password\.( \w|$)/)).toBeVisible();
});

test('a change whose answer is lost is never said to have failed, and Enter does not send it again', async () => {
  const page = await open();
  page.provider.dials.operations = { changePassword: 'lost' };
  await page.save(OLD, NEW);
  expect(
    await page.form.findByText(/^Your new password was sent at \d+:\d\d. It may have gone through/),
  ).toBeVisible();
  expect(page.form.queryByText(/Failed|is newer/u)).toBeNull();
  expect(page.form.queryByRole('button', { name: 'Save' })).toBeNull();
  await page.user.type(page.form.getByLabelText('Current password'), '{Enter}');
  expect(page.form.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(page.store.getState().calls.calls).toHaveLength(1);
  expect(JSON.stringify([page.store.getState(), sessionStorage, localStorage])).not.toContain(NEW);
});

test('a password is shown on request alone', async () => {
  const { form, user } = await open();
  expect(form.getByLabelText('New password')).toHaveAttribute('type', 'password');
  await user.click(form.getAllByRole('button', { name: 'Show password' })[1]!);
  expect(form.getByLabelText('New password')).toHaveAttribute('type', 'text');
});

test('the page stays where it is under an editor: it is no crumb of its own', async () => {
  const { router } = await open();
  const title = () => screen.getByRole('heading', { level: 1, hidden: true });
  expect(title()).toHaveTextContent('User Settings');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb', hidden: true })).toBeNull();
  await act(async () => void router.navigate('/user/'));
  expect(title()).toHaveTextContent('User Settings');
});
