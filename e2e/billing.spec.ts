import { answerBank, typeCard } from './card-steps';
import { expect, test } from './fixtures';
import { expectLostConnections } from './guards';
import { arrive, expectHeading, expectToast, people } from './steps';

test('a card is declined, another one’s holder refuses at their bank, and a good one is saved', async ({
  page,
  staging,
}) => {
  const number = '4000002500003155';
  await arrive(page, staging, '/accounts/acc-owed1/billing/');
  await page.getByRole('link', { name: 'Update card' }).click();
  await page.getByLabel('Cardholder name').fill('D Demo');
  const save = page.getByRole('button', { name: 'Save card' });
  await expect(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  // A failure is read out too, and so stands on the page twice for a while.
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await typeCard(page, '4000000000000002');
  await save.click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await typeCard(page, number);
  await save.click();
  await answerBank(page, /^Fail/u);
  const refused = page.getByText(/^We are unable to authenticate your payment method/u);
  await expect(refused.first()).toBeVisible();
  await save.click();
  await answerBank(page, /^Complete/u);
  await expectToast(page, 'Payment card updated');
  await expect(page.getByText('Visa •••• •••• •••• 3155')).toBeVisible();
  // Nothing of it has passed through the page.
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept + (await page.content())).not.toContain(number);
});

test('a collaborator pays what is overdue, after the bank’s question, and the banner goes', async ({
  page,
  staging,
}) => {
  const { world } = staging.provider;
  const [joined] = world.collaboration.by('user', 'usr-otp01');
  world.collaboration.put({ ...joined!, id: 'col-payer', account: 'acc-late1', user: 'usr-olive' });
  await arrive(page, staging, '/accounts/acc-late1/billing/', people.olive);
  await page.getByRole('link', { name: 'Make payment' }).first().click();
  await expectHeading(page, 'Take payment');
  await page.getByRole('button', { name: 'Pay £42.10' }).click();
  await answerBank(page, /^Complete/u);
  await expectToast(page, 'Payment processed successfully');
  await expect(page.getByText('£42.10').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make payment' })).toHaveCount(0);
  expect(world.account.need('acc-late1')).toMatchObject({ balance: 0, status: 'active' });
});

test('a payment whose connection ends without a byte is sent again below the page, and taken once', async ({
  page,
  staging,
}) => {
  const { world, dials } = staging.provider;
  const owed = world.account.need('acc-owed1').balance;
  // The first to arrive is taken, and nothing of its answer goes out.
  let arrived = 0;
  dials.operations = Object.defineProperty({}, 'chargeBillingMethod', {
    get: () => ((arrived += 1) === 1 ? 'lost' : undefined),
  });
  await arrive(page, staging, '/accounts/acc-owed1/billing/payment/');
  await page.getByLabel('Amount in pounds').fill('5');
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.postData()?.includes('chargeBillingMethod')) {
      keys.add(request.headers()['idempotency-key']);
    }
  });
  await page.getByRole('button', { name: 'Pay £5.00' }).click();
  await expectToast(page, 'Payment processed successfully');
  expect(arrived).toBeGreaterThan(1);
  expect(world.account.need('acc-owed1').balance).toBe(owed - 500);
  expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u)]);
});

test('a payment that a reload cut off is not offered again, there or in a second window', async ({
  page,
  context,
  staging,
}) => {
  const { world, dials } = staging.provider;
  const owed = world.account.need('acc-owed1').balance;
  dials.slowness = 60_000;
  let arrived = 0;
  dials.operations = Object.defineProperty({}, 'chargeBillingMethod', {
    get: () => {
      arrived += 1;
      return 'slow';
    },
  });
  await arrive(page, staging, '/accounts/acc-owed1/billing/payment/');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: /^Pay £/u })).toBeVisible();
  await page.getByLabel('Amount in pounds').fill('5');
  await page.getByRole('button', { name: 'Pay £5.00' }).click();
  const told =
    /£5\.00 was sent at \d+:\d\d\. It may have gone through\. Check before paying again\./u;
  await expect(second.getByText(told).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^Pay/u })).toHaveCount(0);
  // The note is there before the payment goes out.
  await expect.poll(() => arrived).toBeGreaterThan(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/u })).toHaveCount(0);
  // The provider carries it out, though nobody waits for it any more.
  dials.slowness = 0;
  await expect.poll(() => world.account.need('acc-owed1').balance).toBe(owed - 500);
  // Whichever window reads the balance first settles it for both.
  const taken = (shown: typeof page) =>
    shown
      .getByText(/so it most likely went through/u)
      .first()
      .isVisible();
  await expect.poll(async () => (await taken(page)) || (await taken(second))).toBe(true);
  await expect(page.getByLabel('Amount in pounds')).toHaveValue('13.20');
  await expect(second.getByLabel('Amount in pounds')).toHaveValue('13.20');
  expect(world.account.need('acc-owed1').balance).toBe(owed - 500);
});

test('a payment that never arrived is paid again after a reload, under the key that it had', async ({
  page,
  staging,
}) => {
  const { world, dials } = staging.provider;
  const owed = world.account.need('acc-owed1').balance;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('chargeBillingMethod')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  expectLostConnections(page);
  dials.operations = { chargeBillingMethod: 'drop' };
  await arrive(page, staging, '/accounts/acc-owed1/billing/payment/');
  await page.getByLabel('Amount in pounds').fill('5');
  await page.getByRole('button', { name: 'Pay £5.00' }).click();
  await expect(page.getByText(/A payment may take two minutes to show/u).first()).toBeVisible();
  dials.operations = {};
  await page.clock.setSystemTime(Date.now() + 121_000);
  await page.reload();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('button', { name: 'Pay £5.00' }).click();
  await expectToast(page, 'Payment processed successfully');
  expect(world.account.need('acc-owed1').balance).toBe(owed - 500);
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\da-f-]{36}$/u)]));
});
