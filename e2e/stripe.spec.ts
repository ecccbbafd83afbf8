import { expect, test } from './fixtures';

/** As much of Stripe's script as the test presses. */
interface Stripe {
  elements(): { create(type: 'card'): { mount(place: string): void } };
  createPaymentMethod(given: object): Promise<unknown>;
  handleCardAction(secret: string): Promise<unknown>;
}

declare const window: {
  Stripe: (key: string) => Stripe;
  stripe: Stripe;
  card: unknown;
  done: Promise<unknown>;
};

test('a card’s field of another origin takes a card, and a bank asks, under the panel’s policy', async ({
  page,
  staging,
}) => {
  await page.goto('/');
  await page.addScriptTag({ url: `${staging.stripe}/stripe/stripe.js` });
  await page.evaluate(() => {
    const place = document.createElement('div');
    place.id = 'card';
    document.body.append(place);
    window.stripe = window.Stripe('pk_test_1');
    const card = window.stripe.elements().create('card');
    card.mount('#card');
    window.card = card;
  });
  const pay = () =>
    page.evaluate(() => window.stripe.createPaymentMethod({ type: 'card', card: window.card }));
  const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
  const number = fields.getByLabel('Credit or debit card number');
  await number.pressSequentially('4000002500003155');
  await expect(number).toHaveValue('4000 0025 0000 3155');
  expect(await pay()).toMatchObject({
    error: { message: "Your card's expiration date is incomplete." },
  });
  await expect(page.locator('#card')).toHaveClass(/StripeElement--invalid/u);
  await fields.getByLabel('Credit or debit card expiration date').fill('1240');
  await fields.getByLabel('Credit or debit card CVC/CVV').fill('123');
  await expect(page.locator('#card')).toHaveClass(/StripeElement--complete/u);
  const made = (await pay()) as { paymentMethod: { id: string } };
  const { payments } = staging.provider;
  const purpose = { account: 'acc-demo1', kind: 'save', pence: 100 } as const;
  for (const [button, answer] of [
    ['Fail authentication', { error: { code: 'payment_intent_authentication_failure' } }],
    ['Complete authentication', { paymentIntent: { status: 'requires_confirmation' } }],
  ] as const) {
    const asked = payments.attempt(payments.method(made.paymentMethod.id), purpose);
    if (!('clientSecret' in asked)) throw new Error('The bank did not ask');
    await page.evaluate((secret) => {
      window.done = window.stripe.handleCardAction(secret);
    }, asked.clientSecret);
    const bank = page.frameLocator('iframe[title="Bank authentication"]');
    await bank.getByRole('button', { name: button }).click();
    expect(await page.evaluate(() => window.done)).toMatchObject(answer);
    await expect(page.locator('iframe')).toHaveCount(1);
  }
});
