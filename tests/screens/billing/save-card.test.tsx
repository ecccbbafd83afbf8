import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { fakeStripe } from './fake-stripe';
import { openBilling } from './open-billing';

const CARD = '/accounts/acc-owed1/billing/card/';

type Opened = Awaited<ReturnType<typeof openBilling>>;

async function open(at = CARD, options: Parameters<typeof openBilling>[1] = {}) {
  const opened = await openBilling(at, options);
  const name = await screen.findByLabelText('Cardholder name');
  const save = async (number: string) => {
    opened.card.number = number;
    const button = screen.getByRole('button', { name: 'Save card' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await opened.user.click(button);
  };
  return { ...opened, name, save };
}

const told = ({ store }: Pick<Opened, 'store'>) =>
  selectToasts(store.getState()).map(({ message }) => message);

const cardOf = ({ provider }: Pick<Opened, 'provider'>, account = 'acc-owed1') =>
  provider.world.account.need(account).card?.number;

test('a card check authorises one pound, and takes no payment', async () => {
  await open();
  expect(
    screen.getByText('We’ll authorise £1.00 to check your card. You won’t be charged.'),
  ).toBeVisible();
});

test('without its holder’s name no card is sent', async () => {
  const opened = await open();
  await opened.save('4242424242424242');
  expect(await screen.findByText('Please enter the cardholder name')).toBeVisible();
  expect(opened.name).toHaveFocus();
});

test('a declined card is told in the words of its bank, then a good one is taken', async () => {
  const opened = await open();
  await opened.user.type(opened.name, 'D Demo');
  await opened.save('4000000000000002');
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await opened.save('5555555555554444');
  await waitFor(() => expect(told(opened)).toContain('Payment card updated'));
  expect(cardOf(opened)).toBe('•••• •••• •••• 4444');
  expect(await screen.findByText('Mastercard •••• •••• •••• 4444')).toBeVisible();
});

test('a holder who agrees when their bank asks has their card saved, told once', async () => {
  const opened = await open();
  await opened.user.type(opened.name, 'D Demo');
  await opened.save('4000002500003155');
  await waitFor(() => expect(cardOf(opened)).toBe('•••• •••• •••• 3155'));
  await waitFor(() => expect(told(opened)).toEqual(['Payment card updated']));
});

test('a holder who does not agree is told so, and the card before stays', async () => {
  const opened = await open();
  opened.card.agrees = false;
  await opened.user.type(opened.name, 'D Demo');
  await opened.save('4000002500003155');
  expect(
    await screen.findByText(/^We are unable to authenticate your payment method/),
  ).toBeVisible();
  expect(cardOf(opened)).toBe('•••• •••• •••• 4242');
  expect(told(opened)).toEqual([]);
});

test('a card that is declined after its bank’s question is told, and not saved', async () => {
  const opened = await open();
  await opened.user.type(opened.name, 'D Demo');
  await opened.save('4000008400001629');
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  expect(cardOf(opened)).toBe('•••• •••• •••• 4242');
});

test('where no card provider is configured, that is said', async () => {
  await openBilling(CARD, { deployment: {} });
  const words = 'Card payments aren’t set up here';
  expect(await screen.findByText(words, { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save card' })).toHaveAttribute('aria-disabled');
});

test('a script that does not come is told, and fetched again', async () => {
  await openBilling(CARD, {
    deployment: { payments: { publishableKey: 'pk_test_late', script: 'https://cards.test/s.js' } },
    prepare: () => void Reflect.deleteProperty(window, 'Stripe'),
  });
  const script = () => document.querySelector('script[src="https://cards.test/s.js"]');
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event('error')));
  const again = await screen.findByRole('button', { name: 'Try again' });
  const words = 'Couldn’t load the card field';
  expect(screen.getByText(words, { selector: 'strong' })).toBeVisible();
  expect(script()).toBeNull();
  await userEvent.click(again);
  await waitFor(() => expect(script()).not.toBeNull());
  fakeStripe();
  act(() => void script()?.dispatchEvent(new Event('load')));
  const save = screen.getByRole('button', { name: 'Save card' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  script()?.remove();
});

test.each<[{ type: string; message?: string }]>([
  [{ type: 'validation_error', message: 'Your card number is incomplete.' }],
  [{ type: 'card_error', message: 'Your card does not support this.' }],
  [{ type: 'api_error' }],
])('what the card provider finds wrong is told as it says: %j', async (error) => {
  const opened = await open();
  opened.card.error = error;
  await opened.user.type(opened.name, 'D Demo');
  await opened.save('4242424242424242');
  const words =
    error.message ?? 'There was a problem processing your card. Please try again later.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(opened.asked.filter((call) => call === 'POST /kiosk').length).toBeLessThan(3);
});

test('a card whose answer is lost is not sent again by the same press, and a check says which card is there', async () => {
  const opened = await open();
  await opened.user.type(opened.name, 'D Demo');
  opened.provider.dials.operations = { updateBillingMethod: 'lost' };
  await opened.save('5555555555554444');
  expect(
    await screen.findByText(/^Your card was sent at \d+:\d\d. It may have gone through/u),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save card' })).toBeNull();
  opened.provider.dials.operations = {};
  await opened.user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('This account uses Mastercard ending in 4444.')).toBeVisible();
  expect(cardOf(opened)).toBe('•••• •••• •••• 4444');
});

test('a card that failed in passing is offered nowhere else again, for its token is used', async () => {
  const opened = await open();
  await opened.user.type(opened.name, 'D Demo');
  opened.provider.dials.operations = { updateBillingMethod: 'fail-500' };
  await opened.save('4242424242424242');
  expect(await screen.findByText(/Something went wrong at our end/u)).toBeVisible();
  expect(opened.calls.failed.size).toBe(0);
  expect(opened.store.getState().calls.calls).toMatchObject([{ canRetry: false }]);
});
