import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectToasts } from '@/store/toasts/toasts-slice';
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
