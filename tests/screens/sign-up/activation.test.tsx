import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { publicPaths } from '@/model/public-paths';
import { createSentNotes, sentKey } from '@/store/sent/sent-notes';
import { session } from '@/store/session/session-slice';
import { nodeOrigin } from '@mocks/node';
import { openPublic } from '../../app/auth/open-public';
import { fakeStripe, PAYMENTS } from '../billing/fake-stripe';
import { INTERVALS } from '../../intervals';

const AT = '/signup/acc-pend1';
const NOTE = sentKey('usr-demo1', publicPaths.signUpAccount('acc-pend1'));

const noteOf = (at: number) => JSON.stringify({ id: 'sent-1', at });

/** Changes the note as another window would, with the storage event that this one gets. */
function changeElsewhere(text?: string) {
  if (text === undefined) localStorage.removeItem(NOTE);
  else localStorage.setItem(NOTE, text);
  const event = new StorageEvent('storage', { key: NOTE, storageArea: localStorage });
  act(() => void window.dispatchEvent(event));
}

async function open(at = AT, options: Parameters<typeof openPublic>[1] = {}) {
  const card = fakeStripe();
  const opened = await openPublic(at, {
    user: 'demo@example.com',
    config: PAYMENTS,
    ...options,
    prepare: (node) => {
      card.of(node.provider);
      options.prepare?.(node);
    },
  });
  const activate = async (number: string) => {
    card.number = number;
    const button = screen.getByRole('button', { name: 'Activate account' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await opened.user.click(button);
  };
  return { ...opened, card, activate };
}

/** Holds the card provider's answer to what is typed. */
function holdMethod() {
  const stripe = window.Stripe!('pk_test_fake');
  const create = stripe.createPaymentMethod.bind(stripe);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  vi.spyOn(stripe, 'createPaymentMethod').mockImplementationOnce(async (...typed) => {
    await held;
    return create(...typed);
  });
  return { letGo };
}

async function signInAs(user: Awaited<ReturnType<typeof open>>['user'], email: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const cardholder = () => screen.findByRole('textbox', { name: 'Cardholder name' });

test('a card whose bank asks activates the account, which opens', async () => {
  const { user, activate, left, provider } = await open();
  expect(await screen.findByText('Activate your account by adding card details')).toBeVisible();
  expect(screen.getByText(/authorise £1.00 to check your card/)).toBeVisible();
  await user.type(await cardholder(), 'D Demo');
  await activate('4000002500003155');
  expect(await screen.findByRole('heading', { name: 'Activating your account' })).toBeVisible();
  await waitFor(() => expect(left()).toBe('/accounts/acc-pend1/'));
  expect(provider.world.account.get('acc-pend1')?.status).toBe('active');
});

test('Please enter the cardholder name', async () => {
  const { activate, asked } = await open();
  await cardholder();
  await activate('4242424242424242');
  await waitFor(async () =>
    expect(await cardholder()).toHaveAccessibleDescription('Please enter the cardholder name'),
  );
  expect(asked).not.toContain('POST /kiosk');
});

test('a declined card is told, then a good one taken', async () => {
  const { user, activate, provider } = await open();
  await user.type(await cardholder(), 'D Demo');
  await activate('4000000000000002');
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await activate('4242424242424242');
  await screen.findByRole('heading', { name: 'Activating your account' });
  expect(provider.world.account.get('acc-pend1')?.card?.number).toMatch(/4242$/);
});

test.each(['lost', 'silent'] as const)(
  'a card that was saved without a word of it (%s) is found, and activates the account',
  async (fault) => {
    const { user, activate, provider } = await open();
    await user.type(await cardholder(), 'D Demo');
    provider.dials.operations = { updateBillingMethod: fault };
    await activate('4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Activating your account' })).toBeVisible();
    expect(provider.world.account.get('acc-pend1')?.card?.number).toMatch(/4242$/);
  },
);

test('a card whose end is not known is not sent again unasked', async () => {
  const { user, activate, provider, asked } = await open();
  const sent = () => asked.filter((call) => call === 'POST /kiosk').length;
  await user.type(await cardholder(), 'D Demo');
  provider.dials.operations = { updateBillingMethod: 'drop' };
  await activate('4242424242424242');
  expect(
    await screen.findByText(/^Your card was sent at \d+:\d\d. It may have been added/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
  const before = sent();
  await user.type(await cardholder(), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Your account has no card yet/)).toBeVisible();
  expect(sent()).toBe(before);
  provider.dials.operations = {};
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByRole('heading', { name: 'Activating your account' });
});

test('a later card that is declined says nothing of the one before', async () => {
  const { user, activate, card, provider } = await open();
  await user.type(await cardholder(), 'D Demo');
  provider.dials.operations = { updateBillingMethod: 'drop' };
  await activate('4242424242424242');
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  provider.dials.operations = {};
  card.number = '4000000000000002';
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
});

test('that its end is not known is still told after Change, and kept for a reload', async () => {
  const { user, activate, provider } = await open();
  await user.type(await cardholder(), 'D Demo');
  provider.dials.operations = { updateBillingMethod: 'drop' };
  await activate('4242424242424242');
  const told = () => screen.findByText(/^Your card was sent at \d+:\d\d. It may have been added/);
  expect(await told()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await told()).toBeVisible();
  expect(localStorage.getItem(NOTE)).not.toBeNull();
});

test('after a reload a card without a known end is told before another is sent', async () => {
  localStorage.setItem(NOTE, noteOf(Date.now() - 1000));
  await open();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
});

test('another window that opened the page before hears that a card was sent', async () => {
  const { user } = await open();
  await user.type(await cardholder(), 'D Demo');
  changeElsewhere(noteOf(Date.now() - 86_400_000));
  expect(await screen.findByText(/^Your card was sent on \d+ \w+ \d+ at \d+:\d\d/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('the note of a card outlives the panel, and another user never sees it', async () => {
  const { user, activate, provider, app } = await open();
  await user.type(await cardholder(), 'D Demo');
  provider.dials.operations = { updateBillingMethod: 'drop' };
  await activate('4242424242424242');
  await screen.findByRole('button', { name: 'Check again' });
  // As the panel does once it knows its user.
  act(() => createSentNotes().dropAll('usr-demo1'));
  expect(localStorage.getItem(NOTE)).not.toBeNull();
  provider.world.account.patch('acc-pend1', { owner: 'usr-olive' });
  act(() => void app.store.dispatch(session.expired()));
  await signInAs(user, 'olive@example.com');
  expect(await screen.findByRole('button', { name: 'Activate account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('a card that another window has added is not offered again', async () => {
  const { provider, asked } = await open();
  await cardholder();
  changeElsewhere(noteOf(Date.now()));
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  provider.world.account.patch('acc-pend1', { status: 'active' });
  const reads = () => asked.filter((call) => call === 'GET /1.0/accounts/acc-pend1').length;
  const before = reads();
  changeElsewhere();
  await waitFor(() => expect(reads()).toBe(before + 1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
});

/** Holds the next read of the account until it is released or fails. */
function holdRead({ server }: Pick<Awaited<ReturnType<typeof open>>, 'server'>) {
  let end = (_: Response | undefined) => undefined as void;
  const held = new Promise<Response | undefined>((resolve) => (end = resolve));
  server.use(http.get(`${nodeOrigin}/1.0/accounts/acc-pend1`, () => held, { once: true }));
  return {
    letGo: () => end(undefined),
    fail: () => end(HttpResponse.json({ errors: ['Not now'] }, { status: 400 })),
  };
}

test('when another window’s card came to nothing, the account is read before one is offered', async () => {
  const opened = await open();
  await cardholder();
  const { letGo } = holdRead(opened);
  // Both changes were made before this window got either event.
  changeElsewhere();
  const button = screen.getByRole('button', { name: 'Activate account' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  letGo();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('an account that cannot be read again is offered no card', async () => {
  const opened = await open();
  const { user } = opened;
  await user.type(await cardholder(), 'D Demo');
  const { fail } = holdRead(opened);
  changeElsewhere();
  fail();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
  await user.click(again);
  expect(await cardholder()).toHaveValue('D Demo');
});

test('the account cannot be changed while its card is processed', async () => {
  const { user, activate, card } = await open();
  await user.type(await cardholder(), 'D Demo');
  let end = () => undefined as void;
  card.asked = new Promise<void>((resolve) => (end = resolve));
  const held = holdMethod();
  await activate('4000002500003155');
  const change = screen.getByRole('button', { name: 'Change' });
  expect(change).toHaveAccessibleDescription('We’re processing your card');
  held.letGo();
  await waitFor(() => expect(card.isAsking).toBe(true));
  expect(change).toHaveAccessibleDescription('We’re processing your card');
  await user.click(change);
  end();
  expect(await screen.findByRole('heading', { name: 'Activating your account' })).toBeVisible();
});

test('the end of the session is told, and the cardholder’s name is there again', async () => {
  const { user, app } = await open();
  await user.type(await cardholder(), 'D Demo');
  act(() => void app.store.dispatch(session.expired()));
  expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await signInAs(user, 'demo@example.com');
  expect(await cardholder()).toHaveValue('D Demo');
});

test('a bank that is not answered leaves the account as it is', async () => {
  const { user, card, activate, provider } = await open();
  card.agrees = false;
  await user.type(await cardholder(), 'D Demo');
  await activate('4000002500003155');
  expect(
    await screen.findByText(/^We are unable to authenticate your payment method/),
  ).toBeVisible();
  expect(provider.world.account.get('acc-pend1')?.card).toBeNull();
});

test('the account is read each second for ten, then opens with ?pending', async () => {
  vi.useFakeTimers({ toFake: [...INTERVALS, 'setTimeout', 'clearTimeout'] });
  const { left, asked } = await open('/signup/acc-pend2');
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Activating your account' })).toBeVisible(),
  );
  const reads = () => asked.filter((call) => call === 'GET /1.0/accounts/acc-pend2').length;
  const before = reads();
  for (let second = 0; second < 9; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(left()).toBeUndefined();
  expect(reads() - before).toBe(9);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(left()).toBe('/accounts/acc-pend2/?pending');
});

test('an account that is active already opens', async () => {
  const { left } = await open('/signup/acc-demo1');
  await waitFor(() => expect(left()).toBe('/accounts/acc-demo1/'));
});

test('name and country can be put right before the card', async () => {
  const { user, provider } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const name = screen.getByRole('textbox', { name: 'Account name' });
  await user.clear(name);
  await user.type(name, 'fail-422');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Joined with a comma.
  expect(await screen.findByText('Name is reserved, Name is not what we expected')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Fresher');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fresher')).toBeVisible();
  expect(provider.world.account.get('acc-pend1')).toMatchObject({ country_code: 'FR' });
});

test('a country that could not be read is left to be chosen, and none is sent before', async () => {
  const { user, provider } = await open(AT, {
    prepare: ({ server }) =>
      server.use(
        http.get(`${nodeOrigin}/1.0/accounts/acc-pend1`, () =>
          HttpResponse.json({ id: 'acc-pend1', name: 'Fresh', status: 'pending', country_code: 7 }),
        ),
      ),
  });
  provider.world.account.patch('acc-pend1', { country_code: 'DK' });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Account name' }), 'er');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Please select your country\./));
  expect(provider.world.account.get('acc-pend1')).toMatchObject({ country_code: 'DK' });
});

test.each(['acc-toolong', 'acc-nosuc'])(
  '%s is said not to be there, with ways on: the user’s own sign-up, or another user',
  async (id) => {
    await open(publicPaths.signUpAccount(id));
    expect(
      await screen.findByText(new RegExp(`^You don’t have an account ${id}\\. `)),
    ).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Continue')).toHaveAttribute('href', '/signup/next');
    expect(link('Log out')).toHaveAttribute('href', '/logout/');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  },
);

test('sign-up, creation and activation are told to the configured address', async () => {
  const told: unknown[] = [];
  const features = { analytics: 'https://count.example.com/' };
  const { user, activate, left } = await open('/signup', {
    user: undefined,
    config: { ...PAYMENTS, features },
    prepare: ({ server }) =>
      server.use(
        http.post(features.analytics, async ({ request }) => {
          told.push(JSON.parse(await request.text()));
          return new HttpResponse();
        }),
      ),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sue Stranger');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'sue@example.com');
  await user.type(screen.getByLabelText('Password'), 'a-password');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await user.type(await screen.findByRole('textbox', { name: 'Account name' }), 'Sue Ltd');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await cardholder(), 'Sue');
  await activate('4242424242424242');
  await waitFor(() => expect(left()).toMatch(/^\/accounts\/acc-[a-z0-9]{5}\/$/));
  expect(told).toEqual([
    { event: 'sign_up' },
    { event: 'account_created' },
    { event: 'account_activated' },
  ]);
});
