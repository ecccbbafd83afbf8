import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chargeCardCall } from '@/model/billing/calls';
import { events } from '@/store/events/events-slice';
import { session } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { openBilling } from './open-billing';

const ROUTE = '/accounts/acc-owed1/billing/payment/';
const KEY = `wheelhouse.sent/usr-demo1${ROUTE}`;
const CHECK_FIRST =
  /£5.00 was sent at \d+:\d\d. It may have gone through. Check before paying again/u;

type Opened = Awaited<ReturnType<typeof openBilling>>;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => localStorage.clear());

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const form = () => screen.findByLabelText<HTMLInputElement>('Amount in pounds');
const press = () => screen.queryByRole('button', { name: /^Pay/u });
const checkAgain = () => screen.findByRole('button', { name: 'Check again' });

const owed = ({ provider }: Pick<Opened, 'provider'>, account = 'acc-owed1') =>
  provider.world.account.need(account).balance;

async function open(at = `${ROUTE}?amount=5`, options: Parameters<typeof openBilling>[1] = {}) {
  const opened = await openBilling(at, options);
  return opened;
}

async function pay(opened: Opened, operations: Opened['provider']['dials']['operations']) {
  await form();
  opened.provider.dials.operations = operations;
  await opened.user.click(screen.getByRole('button', { name: /^Pay £/u }));
}

async function checked(opened: Opened) {
  await waitFor(async () => expect(await checkAgain()).not.toHaveAttribute('aria-busy', 'true'));
  await opened.user.click(await checkAgain());
}

describe('a payment whose answer is lost', () => {
  test('and whose balance cannot be read has no press again, and nothing is said to have been read', async () => {
    const opened = await open();
    await pay(opened, { chargeBillingMethod: 'lost', billing: 'fail-403' });
    expect(await screen.findByText(CHECK_FIRST)).toBeVisible();
    expect(await screen.findByText('Couldn’t load your balance.')).toBeVisible();
    expect(press()).toBeNull();
    expect(screen.queryByText(/What you see now is newer/u)).toBeNull();
    opened.provider.dials.operations = {};
    // Any later read will do.
    act(() => void opened.store.dispatch(events.actions.resumed({ awayMs: 1 })));
    expect(
      await screen.findByText(
        /Your balance fell by exactly that, to £13.20, so it most likely went through.$/u,
      ),
    ).toBeVisible();
    expect(owed(opened)).toBe(1320);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['lost', 'silent'] as const)(
    'or says nothing (%s) was most likely taken where the balance fell by it',
    async (fault) => {
      const opened = await open();
      await pay(opened, { chargeBillingMethod: fault });
      expect(await screen.findByText(/so it most likely went through/u)).toBeVisible();
      expect(screen.queryByText(/try again later|has changed/iu)).toBeNull();
      expect(owed(opened)).toBe(1320);
    },
  );

  test('pays all that is owed, and nothing is left to pay', async () => {
    const opened = await open(ROUTE);
    await pay(opened, { chargeBillingMethod: 'lost' });
    expect(await screen.findByText(/to £0.00, so it most likely went through/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  });

  test('can be paid again only by a check that began two minutes later, and only on purpose', async () => {
    const opened = await open();
    await pay(opened, { chargeBillingMethod: 'drop' });
    expect(await screen.findByText(/Your balance is still £18.20, as of/u)).toHaveTextContent(
      /A payment may take two minutes to show/u,
    );
    // No provider here takes keys.
    expect(localStorage.getItem(KEY)).not.toContain('keys');
    later(119_000);
    await checked(opened);
    await waitFor(() =>
      expect(screen.getByText(/still £18.20/u)).toHaveTextContent(/two minutes/u),
    );
    expect(press()).toBeNull();
    later(2000);
    await checked(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Pay again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/If you pay again, you may be charged twice/u)).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Pay again' }));
    expect(await form()).toHaveValue('5.00');
    expect(owed(opened)).toBe(1820);
  });
});

describe('where the provider knows a repetition by its key', () => {
  const again = async (opened: Opened) => {
    later(121_000);
    await checked(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Pay again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/If you send the same amount again, you’re charged only once/u),
    ).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Pay again' }));
    expect(await form()).toHaveValue('5.00');
    expect(
      screen.getByText(/^£5.00 was sent at .* If you send the same amount again/u),
    ).toBeVisible();
  };

  /** Keys of the charges, in order. */
  function keysOf({ server }: Opened) {
    const keys: (string | null)[] = [];
    server.events.on('request:start', async ({ request }) => {
      const text = await request.clone().text();
      if (text.includes('chargeBillingMethod')) keys.push(request.headers.get('Idempotency-Key'));
    });
    return keys;
  }

  test('the same payment bears its key again, and is taken once', async () => {
    const opened = await open(undefined, { takesKeys: true });
    const keys = keysOf(opened);
    await pay(opened, { chargeBillingMethod: 'lost', billing: 'fail-403' });
    await screen.findByText(CHECK_FIRST);
    expect(owed(opened)).toBe(1320);
    // The provider took it, and shows it late.
    opened.provider.world.account.patch('acc-owed1', { balance: 1820 });
    opened.provider.dials.operations = {};
    await again(opened);
    // Until it is pressed nothing is forgotten.
    expect(localStorage.getItem(KEY)).toContain(keys[0]);
    await opened.user.click(screen.getByRole('button', { name: 'Pay £5.00' }));
    await waitFor(() =>
      expect(selectToasts(opened.store.getState()).map(({ message }) => message)).toContain(
        'Payment processed successfully',
      ),
    );
    expect(owed(opened)).toBe(1820);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('another amount is another payment, with a key of its own', async () => {
    const opened = await open(undefined, { takesKeys: true });
    const keys = keysOf(opened);
    await pay(opened, { chargeBillingMethod: 'drop' });
    await again(opened);
    opened.provider.dials.operations = {};
    await opened.user.clear(await form());
    await opened.user.type(await form(), '6');
    await opened.user.click(screen.getByRole('button', { name: 'Pay £6.00' }));
    await waitFor(() => expect(owed(opened)).toBe(1220));
    expect(new Set(keys).size).toBe(2);
  });

  test('its note has the keys after a reload, and no word of what was asked', async () => {
    const first = await open(undefined, { takesKeys: true });
    const keys = keysOf(first);
    await pay(first, { chargeBillingMethod: 'drop' });
    await screen.findByText(CHECK_FIRST);
    const kept = localStorage.getItem(KEY) ?? '';
    expect(kept).toContain(keys[0]);
    expect(kept).not.toContain('chargeBillingMethod');
    cleanup();
    first.server.close();
    const second = await open(undefined, { takesKeys: true });
    const later = keysOf(second);
    await again(second);
    await second.user.click(screen.getByRole('button', { name: 'Pay £5.00' }));
    await waitFor(() => expect(owed(second)).toBe(1320));
    expect(later).toEqual(keys);
  });

  test('what the bank agreed to is sent again with its intent', async () => {
    const opened = await open('/accounts/acc-late1/billing/payment/?amount=5', { takesKeys: true });
    const sent: string[] = [];
    opened.server.events.on('request:start', async ({ request }) => {
      const text = await request.clone().text();
      if (text.includes('chargeBillingMethod')) sent.push(text);
    });
    let answer = () => undefined as void;
    opened.card.asked = new Promise((resolve) => (answer = resolve));
    await pay(opened, {});
    await waitFor(() => expect(opened.card.isAsking).toBe(true));
    opened.provider.dials.operations = { chargeBillingMethod: 'drop' };
    answer();
    await screen.findByText(CHECK_FIRST);
    opened.provider.dials.operations = {};
    await again(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Pay £5.00' }));
    await waitFor(() => expect(owed(opened, 'acc-late1')).toBe(3710));
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBe(sent[1]);
  });

  test('a day later nobody knows it any more, so both may be taken', async () => {
    const keys = [{ asked: 'a', key: '11111111-1111-4111-8111-111111111111' }];
    const old = { id: 'gone', at: Date.now() - 86_400_000, amount: '5.00', balance: 18.2, keys };
    localStorage.setItem(KEY, JSON.stringify(old));
    const opened = await open(undefined, { takesKeys: true });
    await opened.user.click(await screen.findByRole('button', { name: 'Pay again' }));
    expect(await screen.findByText(/If you pay again, you may be charged twice/u)).toBeVisible();
  });
});

test('a payment that the bank was asked about, and whose second answer is lost, was most likely taken', async () => {
  const opened = await open('/accounts/acc-late1/billing/payment/?amount=10');
  let answer = () => undefined as void;
  opened.card.asked = new Promise((resolve) => (answer = resolve));
  await pay(opened, {});
  await waitFor(() => expect(opened.card.isAsking).toBe(true));
  opened.provider.dials.operations = { chargeBillingMethod: 'lost' };
  answer();
  expect(await screen.findByText(/to £32.10, so it most likely went through/u)).toBeVisible();
  expect(screen.queryByText(/has changed/u)).toBeNull();
  expect(owed(opened, 'acc-late1')).toBe(3210);
});

describe('while a payment is under way', () => {
  test('leaving says that it goes on, and who returns finds it in the place of the form', async () => {
    const opened = await open();
    opened.provider.dials.slowness = 60_000;
    await pay(opened, { chargeBillingMethod: 'slow' });
    act(() => void opened.router.navigate('/accounts/acc-owed1/billing/'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It was sent and continues without this page/u)).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/£5.00 was sent at .* and is still processing/u)).toBeVisible();
    act(() => void opened.router.navigate(ROUTE));
    expect(await screen.findByRole('link', { name: 'Back to billing' })).toBeVisible();
    expect(screen.getByText(/£5.00 was sent at .* and is still processing/u)).toBeVisible();
    expect(press()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    opened.provider.dials.slowness = 0;
    later(60_000);
    expect(await form()).toBeVisible();
    expect(owed(opened)).toBe(1320);
    expect(selectToasts(opened.store.getState()).map(({ message }) => message)).toEqual([
      'Payment processed successfully',
    ]);
  });

  test('leaving asks with an untouched amount too', async () => {
    const opened = await open(ROUTE);
    opened.provider.dials.slowness = 60_000;
    await pay(opened, { chargeBillingMethod: 'slow' });
    act(() => void opened.router.navigate('/accounts/acc-owed1/billing/'));
    expect(await screen.findByText(/It was sent and continues/u)).toBeVisible();
    opened.provider.dials.slowness = 0;
    later(60_000);
  });
});

const note = (at = Date.now()) => JSON.stringify({ id: 'gone', at, amount: '5.00', balance: 18.2 });

describe('a note of a payment that another page left', () => {
  test('stands on Billing and in the place of the form, and a check settles it', async () => {
    localStorage.setItem(KEY, note());
    const opened = await open('/accounts/acc-owed1/billing/', {
      prepare: ({ provider }) => void provider.world.account.patch('acc-owed1', { balance: 1320 }),
    });
    expect(await screen.findByText(/£5.00 was sent at .* It may have gone through/u)).toBeVisible();
    await opened.user.click(screen.getByRole('link', { name: 'Check again' }));
    expect(await screen.findByText(/so it most likely went through/u)).toBeVisible();
    expect(await form()).toHaveValue('13.20');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('of another user is not shown', async () => {
    localStorage.setItem(KEY.replace('usr-demo1', 'usr-other'), note());
    await open();
    expect(await form()).toBeVisible();
    expect(localStorage.getItem(KEY.replace('usr-demo1', 'usr-other'))).toBeNull();
  });

  test('comes in while another window sends, in the place of an open form', async () => {
    await open();
    await form();
    localStorage.setItem(KEY, note());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(await screen.findByText(CHECK_FIRST)).toBeVisible();
    expect(press()).toBeNull();
  });
});

test('what is typed into a payment is no draft', async () => {
  const opened = await open();
  await opened.user.clear(await form());
  await opened.user.type(await form(), '7');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  [true, null],
  [false, KEY],
])('a session that ends by a log-out (%s) takes its notes along', async (chosen, left) => {
  const opened = await open();
  await form();
  localStorage.setItem(KEY, note());
  act(() => void opened.store.dispatch(session.ended({ chosen })));
  expect(Object.keys(localStorage).find((key) => key === KEY) ?? null).toBe(left);
});

test('two different payments of one form are never queued', async () => {
  const opened = await open();
  await form();
  opened.provider.dials.slowness = 60_000;
  await pay(opened, { chargeBillingMethod: 'slow' });
  const outcome = act(
    () =>
      opened.calls.startCall({
        verb: 'pay',
        title: 'Take payment',
        account: 'acc-owed1',
        call: chargeCardCall('acc-owed1', '6.00'),
        sent: { route: ROUTE, amount: '6.00' },
      }).outcome,
  );
  await expect(outcome).resolves.toMatchObject({
    ok: false,
    error: { kind: 'unsent', messages: ['Another payment is still in progress'] },
  });
  opened.provider.dials.slowness = 0;
  later(60_000);
  await waitFor(() => expect(owed(opened)).toBe(1320));
});
