import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { supportArea } from '@/screens/support/routes';
import { resources } from '@/store/resources/resources-state';
import { openScreens, type ScreenOptions } from '../open-screens';

const SUPPORT = '/accounts/acc-demo1/support/';
const SERVER = '/accounts/acc-demo1/servers/srv-web01/?metrics=day';

beforeEach(() => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
});

const openSupport = (options: Partial<ScreenOptions> = {}) =>
  openScreens([supportArea], {
    at: SUPPORT,
    deployment: { release: 'v2.6.15' },
    ...options,
  });

type Opened = Awaited<ReturnType<typeof openSupport>>;

const words = () => screen.findByRole('textbox', { name: 'How can we help?' });
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Send request' }));
const toasts = ({ store }: Opened) => store.getState().toasts.map(({ message }) => message);
const letters = ({ provider }: Opened) =>
  provider.world.mail.all().map(({ subject, text }) => ({ subject, text }));

function fail({ store }: Opened, requestId: string, status = 500) {
  const error = {
    kind: 'refused',
    status,
    name: undefined,
    messages: ['No'],
    messageSource: 'us',
    requestId,
  } as const;
  act(() => {
    store.dispatch(resources.actions.listFailed({ kind: 'server', account: 'acc-demo1', error }));
  });
}

test('a request goes to support with what is sent along, and leads back to where it came from', async () => {
  const page = await openSupport({ at: SERVER });
  fail(page, 'req-1');
  fail(page, 'req-2');
  await act(async () => void page.router.navigate(SUPPORT));
  await page.user.type(await words(), 'My server is slow');
  const along = within(screen.getByRole('group', { name: 'Include with your request' }));
  for (const [name, text] of [
    ['Version', 'v2.6.15'],
    ['Page', SERVER],
    ['Failed requests', 'req-1, req-2'],
  ] as const) {
    const box = along.getByRole('checkbox', { name });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(text);
  }
  await send(page);
  await waitFor(() => expect(toasts(page)).toEqual(['Support request submitted.']));
  expect(letters(page)).toEqual([
    {
      subject: 'Message of acc-demo1',
      text: `My server is slow\n\nVersion: v2.6.15\nPage: ${SERVER}\nFailed requests: req-1, req-2`,
    },
  ]);
  expect(page.router.state.historyAction).toBe('POP');
  expect(page.router.state.location).toMatchObject({ search: '?metrics=day' });
});

test('what is unticked is not sent', async () => {
  const page = await openSupport({ at: SERVER });
  fail(page, 'req-1');
  await act(async () => void page.router.navigate(SUPPORT));
  await page.user.type(await words(), 'My server is slow');
  for (const box of screen.getAllByRole('checkbox')) await page.user.click(box);
  await send(page);
  await waitFor(() => expect(letters(page)).toHaveLength(1));
  expect(letters(page)[0]?.text).toBe('My server is slow');
});

test('the address begins the request, which can be sent as it is', async () => {
  const page = await openSupport({ at: SERVER });
  await act(async () => void page.router.navigate(`${SUPPORT}?p=Please+resize+srv-web01`));
  expect(await words()).toHaveValue('Please resize srv-web01');
  expect(screen.queryByRole('checkbox', { name: 'Failed requests' })).toBeNull();
  await send(page);
  await waitFor(() => expect(letters(page)).toHaveLength(1));
  expect(letters(page)[0]?.text).toMatch(/^Please resize srv-web01\n\nVersion/u);
});

test("too few words are refused at their field: 'Please enter a support request'", async () => {
  const page = await openSupport();
  await page.user.type(await words(), '1234567890');
  await send(page);
  expect(await words()).toHaveAccessibleDescription('Please enter a support request');
  // Nobody else can have changed what is only written here.
  expect(screen.queryByText(/^This has changed elsewhere/u)).toBeNull();
  expect(await words()).toHaveFocus();
  expect(letters(page)).toEqual([]);
});

test('a request that could not be sent stays, and says why', async () => {
  const page = await openSupport({
    dials: { operations: { sendBillingMessage: 'fail-500' } },
  });
  await page.user.type(await words(), 'My server is slow');
  await send(page);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/quote request/u));
  expect(await words()).toHaveValue('My server is slow');
  expect(toasts(page)).toEqual([]);
  // The refusal joins what is sent along.
  expect(screen.getByRole('checkbox', { name: 'Failed requests' })).toBeChecked();
});

test('a tab of its own tells the screen that it was opened from', async () => {
  const origin = window.location.origin;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/user/?a=1`);
  await openSupport();
  const box = await screen.findByRole('checkbox', { name: 'Page' });
  expect(box).toHaveAccessibleDescription('/user/?a=1');
});

test.each([
  ['another site', 'https://elsewhere.example/accounts/acc-demo1/'],
  ['outside the panel, where an address may hold a token', '/reset_password?token=valid-reset'],
  ['support itself', `${SUPPORT}?p=x`],
])('%s is no screen that people came from', async (_, from) => {
  const { href } = new URL(from, window.location.origin);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(href);
  await openSupport();
  await screen.findByRole('checkbox', { name: 'Version' });
  expect(screen.queryByRole('checkbox', { name: 'Page' })).toBeNull();
});

test('the last five failed requests are offered', async () => {
  const page = await openSupport();
  await words();
  for (let index = 1; index <= 7; index += 1) fail(page, `req-${index}`);
  // The end of a session is none.
  fail(page, 'req-8', 401);
  expect(screen.getByRole('checkbox', { name: 'Failed requests' })).toHaveAccessibleDescription(
    'req-3, req-4, req-5, req-6, req-7',
  );
});

const SENT = /^Your support request was sent at \d+:\d\d. It may have gone through. Check before/u;

test('a request whose answer is lost has no such press again, here and after a way back', async () => {
  const page = await openSupport();
  page.provider.dials.operations = { sendBillingMessage: 'lost' };
  await page.user.type(await words(), 'My server is slow');
  await send(page);
  expect(await screen.findByText(SENT)).toBeVisible();
  // It is said once, with what support asks for.
  expect(screen.getAllByText(/may have gone through/u)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  act(() => void page.router.navigate('/elsewhere/'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^Your request may have gone through\./u)).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/elsewhere/'));
  act(() => void page.router.navigate(SUPPORT));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(letters(page)).toHaveLength(1);
  page.provider.dials.operations = {};
  await page.user.type(await words(), 'My server is still slow');
  await page.user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts(page)).toContain('Support request submitted.'));
  expect(letters(page)).toHaveLength(2);
  expect(Object.keys(localStorage).filter((key) => key.includes('.sent/'))).toEqual([]);
});

test('what is dismissed can be sent as ever', async () => {
  const page = await openSupport();
  page.provider.dials.operations = { sendBillingMessage: 'silent' };
  await page.user.type(await words(), 'My server is slow');
  await send(page);
  await page.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeEnabled();
  expect(screen.queryByText(SENT)).toBeNull();
  expect(screen.queryByText(/may have gone through/u)).toBeNull();
});

const ONCE = /Sending it again unchanged won’t do it twice\.$/u;

/** A request with a key, whose answer was lost; the next one is answered. */
async function openLost() {
  const page = await openSupport({ at: SERVER, takesKeys: true });
  await act(async () => void page.router.navigate(SUPPORT));
  page.provider.dials.operations = { sendBillingMessage: 'lost' };
  await page.user.type(await words(), 'My server is slow');
  await send(page);
  expect(await screen.findByText(ONCE)).toBeVisible();
  page.provider.dials.operations = {};
  return page;
}

test('a repetition that comes while the first is still being answered tells nothing of its end', async () => {
  const page = await openLost();
  page.server.use(
    http.post('*/kiosk', () => HttpResponse.json({ errors: ['Busy'] }, { status: 409 }), {
      once: true,
    }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/Busy/u)).toBeVisible();
  expect(await screen.findByText(ONCE)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts(page)).toContain('Support request submitted.'));
  expect(letters(page)).toHaveLength(1);
});

test('where keys are taken, the same request sent again arrives once', async () => {
  const page = await openLost();
  await page.user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts(page)).toContain('Support request submitted.'));
  expect(letters(page)).toHaveLength(1);
});
