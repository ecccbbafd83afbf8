import { ownEntry } from '../own-entry';

/** The result of saving or charging a card. `authenticates`: the bank asks the holder first. */
export type CardOutcome = 'succeeds' | 'authenticates' | { declined: string };

interface TestCard {
  type: string;
  saved: CardOutcome;
  charged: CardOutcome;
  /** The result after the holder has agreed; success by default. */
  afterwards?: CardOutcome;
}

const fails = (message: string): TestCard => ({
  type: 'visa',
  saved: { declined: message },
  charged: { declined: message },
});

const works = (type: string): TestCard => ({ type, saved: 'succeeds', charged: 'succeeds' });

const DECLINED = 'Your card was declined.';

/** Stripe's test numbers, as far as they matter here (https://docs.stripe.com/testing). */
const testCards: Readonly<Record<string, TestCard>> = {
  4242424242424242: works('visa'),
  5555555555554444: works('mastercard'),
  378282246310005: works('amex'),
  4000000000000002: fails(DECLINED),
  4000000000009995: fails('Your card has insufficient funds.'),
  4000000000000069: fails('Your card has expired.'),
  4000000000000127: fails("Your card's security code is incorrect."),
  4000000000000119: fails(
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  4000000000000341: { type: 'visa', saved: 'succeeds', charged: { declined: DECLINED } },
  4000002500003155: { type: 'visa', saved: 'authenticates', charged: 'succeeds' },
  4000002760003184: { type: 'visa', saved: 'authenticates', charged: 'authenticates' },
  4000008400001629: {
    type: 'visa',
    saved: 'authenticates',
    charged: 'authenticates',
    afterwards: { declined: DECLINED },
  },
};

/** The behaviour of a card with that number. Any other number is declined as Stripe does. */
export const testCardOf = (number: string): TestCard =>
  ownEntry(testCards, number) ??
  fails('Your card was declined. Your request was in test mode, but used a non test card.');
