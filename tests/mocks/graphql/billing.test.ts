import { expect, test } from 'vitest';
import { type Client, hearing, shortly, signedIn } from '../client';

const billing = `query ($account: ID!) {
  billing(accountId: $account, startDate: "2019-01-01", endDate: "2027-01-20") {
    currentBalance nextBillingDate
    billingMethod { id type name number expiresOn }
    invoices { id number createdOn dueOn total balance status downloadUrl }
    billingActivity { totalAmount categories { name items { amount name label price } } }
  }
}`;
const update = `mutation ($account: ID!, $token: String!) {
  updateBillingMethod(accountId: $account, token: $token) { isComplete clientSecret }
}`;
const charge = `mutation ($account: ID!, $amount: Money!, $token: String) {
  chargeBillingMethod(accountId: $account, amount: $amount, token: $token) {
    isComplete clientSecret
  }
}`;

interface Billing {
  currentBalance: string;
  nextBillingDate: string;
  billingMethod: { number: string; expiresOn: string } | null;
  invoices: { number: string; status: string; balance: string; downloadUrl: string }[];
  billingActivity: {
    totalAmount: string;
    categories: { name: string; items: { name: string; label: string; price: string }[] }[];
  };
}

interface Step {
  isComplete: boolean;
  clientSecret: string | null;
}

async function billingOf(client: Client, account: string): Promise<Billing> {
  const { body } = await client.graphql(billing, { account });
  return (body as { data: { billing: Billing } }).data.billing;
}

/** The step that was answered, or the first error's words. */
async function step(client: Client, query: string, given: object): Promise<Step | string> {
  const { body } = await client.graphql(query, { ...given });
  const { data, errors } = body as {
    data: Record<string, Step> | null;
    errors?: { message: string }[];
  };
  return errors?.[0]?.message ?? Object.values(data ?? {})[0]!;
}

const through = { isComplete: true, clientSecret: null };

type Stage = Awaited<ReturnType<typeof signedIn>>;

/** Creates the card provider's payment method for a card number; returns its id. */
const methodOf = ({ provider }: Stage, number: string): string =>
  provider.payments.createMethod({ number, name: 'D Demo', expiresOn: '2030-04' }).id;

test('invoices are paid, unpaid or overdue, and what they leave is what an account owes', async () => {
  const { client } = await signedIn();
  const statuses = async (account: string) =>
    (await billingOf(client, account)).invoices.map(({ status }) => status);
  expect(await statuses('acc-owed1')).toEqual(['UNPAID', 'PAID']);
  expect(await statuses('acc-late1')).toEqual(['OVERDUE']);
  for (const account of ['acc-owed1', 'acc-late1', 'acc-warn1', 'acc-susp1']) {
    const { currentBalance, invoices } = await billingOf(client, account);
    const left = invoices.reduce((sum, { balance }) => sum + Number(balance), 0);
    expect(left.toFixed(2)).toBe(currentBalance);
  }
});

test('an invoice is a file for who is in its account', async () => {
  const { client } = await signedIn();
  const [first] = (await billingOf(client, 'acc-demo1')).invoices;
  expect(first?.downloadUrl).toBe('http://provider.test/invoices/inv-00001');
  const file = await client.get('/invoices/inv-00001');
  expect(file.text).toMatch(/^%PDF-1\.4\n/u);
  expect(file.text).toContain(`(Invoice ${first?.number})`);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="${first?.number}.pdf"`,
  );
  const other = await signedIn({}, 'olive@example.com');
  expect((await other.client.get('/invoices/inv-00001')).status).toBe(404);
  await other.client.delete('/auth');
  expect((await other.client.get('/invoices/inv-00001')).status).toBe(404);
});

test('usage is told by category and resource, and grows with the hours of the period', async () => {
  const { client, clock } = await signedIn();
  const { billingActivity, nextBillingDate } = await billingOf(client, 'acc-demo1');
  expect(nextBillingDate).toBe('2026-12-01');
  const names = billingActivity.categories.map(({ name }) => name);
  expect(names).toEqual([
    'Cloud Servers',
    'Block Storage',
    'Load Balancers',
    'Cloud IPs',
    'Cloud SQL',
  ]);
  const items = billingActivity.categories.flatMap((category) => category.items);
  const sum = items.reduce((total, { price }) => total + Number(price), 0);
  expect(sum.toFixed(2)).toBe(billingActivity.totalAmount);
  expect(items.find(({ name }) => name === 'srv-web01')).toMatchObject({ amount: 468 });
  clock.advance(3_600_000);
  await client.signIn();
  const later = await billingOf(client, 'acc-demo1');
  expect(Number(later.billingActivity.totalAmount)).toBeGreaterThan(sum);
  expect((await billingOf(client, 'acc-owed1')).billingActivity.categories).toEqual([]);
});

test.each([
  ['2026-11-10T09:00:00Z', '2026-12-10'],
  ['2026-10-30T09:00:00Z', '2026-11-30'],
  ['2026-10-31T09:00:00Z', '2026-11-30'],
  ['2026-10-20T11:00:00Z', '2026-12-01'],
])('an account of %s has its first invoice a month later', async (created, next) => {
  const { client, clock, provider } = await signedIn();
  clock.advance(Date.parse('2026-11-20T12:00:00Z') - clock.now());
  await client.signIn();
  provider.world.account.patch('acc-trial', { created_at: created });
  expect((await billingOf(client, 'acc-trial')).nextBillingDate).toBe(next);
});

test('a good card takes the place of the one before', async () => {
  const stage = await hearing();
  const token = methodOf(stage, '5555555555554444');
  expect(await step(stage.client, update, { account: 'acc-demo1', token })).toEqual(through);
  expect((await billingOf(stage.client, 'acc-demo1')).billingMethod).toMatchObject({
    type: 'mastercard',
    name: 'D Demo',
    number: '•••• •••• •••• 4444',
    expiresOn: '2030-04',
  });
  expect(stage.events.map(shortly)).toEqual(['account.update completed acc-demo1']);
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
])(
  '%s is refused in the card provider’s words, and the card before stays',
  async (number, words) => {
    const stage = await signedIn();
    const token = methodOf(stage, number);
    expect(await step(stage.client, update, { account: 'acc-demo1', token })).toBe(words);
    const { billingMethod } = await billingOf(stage.client, 'acc-demo1');
    expect(billingMethod?.number).toContain('4242');
  },
);

test('a card whose bank asks is saved once its holder has agreed, and the answer comes again', async () => {
  const stage = await signedIn();
  const account = 'acc-demo1';
  const token = methodOf(stage, '4000002500003155');
  const first = (await step(stage.client, update, { account, token })) as Step;
  expect(first).toEqual({ isComplete: false, clientSecret: expect.any(String) as string });
  const answer = stage.provider.payments.answer(first.clientSecret!, true);
  expect(answer?.status).toBe('requires_confirmation');
  const again = { account, token: answer!.id };
  expect(await step(stage.client, update, again)).toEqual(through);
  expect((await billingOf(stage.client, account)).billingMethod?.number).toContain('3155');
  expect(await step(stage.client, update, again)).toContain('unable to authenticate');
});

test('a card whose holder refused, or was not asked yet, or is declined after all, is not saved', async () => {
  const stage = await signedIn();
  const account = 'acc-demo1';
  const attempt = async (number: string, agreed: boolean | null) => {
    const token = methodOf(stage, number);
    const { clientSecret } = (await step(stage.client, update, { account, token })) as Step;
    if (agreed !== null) stage.provider.payments.answer(clientSecret!, agreed);
    const intent = clientSecret!.split('_secret_')[0];
    return step(stage.client, update, { account, token: intent });
  };
  expect(await attempt('4000002500003155', false)).toContain('unable to authenticate');
  expect(await attempt('4000002500003155', null)).toContain('unable to authenticate');
  expect(await attempt('4000008400001629', true)).toBe('Your card was declined.');
  expect((await billingOf(stage.client, account)).billingMethod?.number).toContain('4242');
});

test('a payment settles the oldest invoices, and an account that owes nothing is active', async () => {
  const { client, provider } = await signedIn();
  const pay = (account: string, amount: string) => step(client, charge, { account, amount });
  expect(await pay('acc-owed1', '10.00')).toEqual(through);
  expect(await billingOf(client, 'acc-owed1')).toMatchObject({
    currentBalance: '8.20',
    invoices: [{ balance: '8.20', status: 'UNPAID' }, { status: 'PAID' }],
  });
  provider.world.account.patch('acc-owed1', { status: 'overdue' });
  expect(await pay('acc-owed1', '8.20')).toEqual(through);
  expect(provider.world.account.need('acc-owed1')).toMatchObject({ status: 'active', balance: 0 });
});

test.each([
  ['0.29', 'Amount must be at least 0.30'],
  ['18.21', 'Amount must not be more than the balance'],
  ['18.2', 'Amount must have two decimals'],
])('a payment of %s is refused', async (amount, words) => {
  const { client } = await signedIn();
  expect(await step(client, charge, { account: 'acc-owed1', amount })).toBe(words);
});

test('a payment may be asked about by the bank, declined, or lack a card', async () => {
  const stage = await signedIn();
  const { client, provider } = stage;
  const account = 'acc-late1';
  const asked = (await step(client, charge, { account, amount: '42.10' })) as Step;
  expect(asked.isComplete).toBe(false);
  const { id: token } = provider.payments.answer(asked.clientSecret!, true)!;
  expect(await step(client, charge, { account, amount: '1.00', token })).toContain('No such');
  expect(await step(client, charge, { account, amount: '42.10', token })).toEqual(through);
  expect(provider.world.account.need(account).status).toBe('active');
  expect(await step(client, charge, { account: 'acc-warn1', amount: '1.00' })).toBe(
    'Your card was declined.',
  );
  provider.world.account.patch('acc-owed1', { card: null });
  expect(await step(client, charge, { account: 'acc-owed1', amount: '1.00' })).toBe(
    'There is no payment card on this account',
  );
});

test.each([
  ['Fresh Start', 1000],
  ['slow-activation', 3000],
  ['late-activation', 30_000],
])('a pending account named %s is active %i ms after it has a card', async (name, delay) => {
  const stage = await signedIn();
  const { client, clock, provider } = stage;
  provider.world.account.patch('acc-pend1', { name });
  const token = methodOf(stage, '4242424242424242');
  expect(await step(client, update, { account: 'acc-pend1', token })).toEqual(through);
  clock.advance(delay - 1);
  expect(provider.world.account.need('acc-pend1').status).toBe('pending');
  clock.advance(1);
  expect((await client.get('/1.0/accounts/acc-pend1')).body).toMatchObject({
    status: 'active',
    valid_credit_card: true,
  });
  expect(provider.world.event.all().at(-1)?.action).toBe('account.activate');
});

test('neither billing nor a card is another’s to see or change', async () => {
  const { client } = await signedIn({}, 'olive@example.com');
  const forbidden = 'You do not have access to this account';
  expect(await step(client, charge, { account: 'acc-owed1', amount: '1.00' })).toBe(forbidden);
  expect(await step(client, update, { account: 'acc-owed1', token: 'pm_1' })).toBe(forbidden);
});
