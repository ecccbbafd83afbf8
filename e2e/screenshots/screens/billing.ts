import { press, type Screen } from './screen';

const billing = (account: string, rest = '') => `/accounts/${account}/billing/${rest}`;

/** Billing: its page, the cards and payments; a card's own fields are another site's. */
export const billingScreens: readonly Screen[] = [
  { name: 'billing', at: billing('acc-demo1'), steps: press('Cloud Servers') },
  // The whole page, down to its invoices.
  { name: 'billing-invoices', at: billing('acc-demo1'), like: 'billing' },
  { name: 'billing-trial', at: billing('acc-trial'), like: 'billing' },
  { name: 'billing-expired', at: billing('acc-susp1'), like: 'billing' },
  {
    name: 'billing-unavailable',
    at: billing('acc-owed1'),
    options: { dials: { operations: { billing: 'fail-422' } } },
  },
  {
    name: 'billing-card',
    at: billing('acc-owed1', 'card/'),
    steps: async (page) => {
      await page.getByLabel('Cardholder name').fill('D Demo');
      const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
      await fields.getByLabel('Credit or debit card number').fill('4242424242424241');
      await page.getByText('Your card number is invalid.').waitFor();
    },
  },
  {
    name: 'billing-card-failed',
    at: billing('acc-owed1', 'card/'),
    like: 'billing-card',
    options: {},
    steps: async (page) => {
      await page.route(/stripe/u, (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Copy details' }).waitFor();
    },
  },
  { name: 'billing-first-card', at: billing('acc-pend1'), like: 'billing-card' },
  {
    name: 'billing-payment',
    at: billing('acc-owed1', 'payment/?amount=5'),
    steps: async (page) => {
      await page.getByLabel('Amount').fill('99');
      await press(/^Pay/u)(page);
      await page.getByText('Please enter valid payment amount').waitFor();
    },
  },
  { name: 'billing-nothing-to-pay', at: billing('acc-trial', 'payment/') },
];
