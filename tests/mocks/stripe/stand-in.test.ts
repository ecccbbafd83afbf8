import { expect, test } from 'vitest';
import { type Client, signedIn, standing } from '../client';

const method = (client: Client, number = '4242424242424242', name = 'D Demo') =>
  client.post('/stripe/payment_methods', { number, name, expires_on: '2030-04' });

const update = `mutation ($token: String!) {
  updateBillingMethod(accountId: "acc-demo1", token: $token) { isComplete clientSecret }
}`;

test.each([
  ['stripe.js', 'text/javascript'],
  ['card.html', 'text/html'],
  ['card.css', 'text/css'],
  ['challenge.js', 'text/javascript'],
])('the stand-in serves %s, under a policy of its own', async (name, type) => {
  const { headers } = await standing().client.get(`/stripe/${name}`);
  expect(headers.get('content-type')).toContain(type);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).not.toContain('frame-ancestors');
});

test('a card becomes a payment method, of which the last four digits are told', async () => {
  const { client } = standing();
  const { status, body, text } = await method(client, '5555555555554444');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^pm_/u) as string,
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2030 },
  });
  expect(text).not.toContain('55555555');
});

test.each([{}, { number: '42' }, { number: '4242424242424242', expires_on: 'soon' }])(
  'what is no card, as %o, is refused in Stripe’s shape',
  async (body) => {
    expect(await standing().client.post('/stripe/payment_methods', body)).toMatchObject({
      status: 400,
      body: { type: 'invalid_request_error' },
    });
  },
);

test('a card of somebody named after a fault fails so', async () => {
  const { client } = standing();
  expect((await method(client, '4242424242424242', 'fail-500')).status).toBe(500);
});

test('a bank’s question is answered once; refused, it says so in Stripe’s words', async () => {
  const { client } = await signedIn();
  const asked = async () => {
    const { id: token } = (await method(client, '4000002500003155')).body as { id: string };
    const { body } = await client.graphql(update, { token });
    const { data } = body as { data: { updateBillingMethod: { clientSecret: string } } };
    return data.updateBillingMethod.clientSecret;
  };
  const answer = (client_secret: string, agreed: boolean) =>
    client.post('/stripe/challenges', { client_secret, agreed });
  const secret = await asked();
  expect((await answer(secret, true)).body).toMatchObject({
    id: secret.split('_secret_')[0],
    status: 'requires_confirmation',
  });
  expect((await answer(secret, true)).status).toBe(400);
  expect((await answer(await asked(), false)).body).toMatchObject({
    code: 'payment_intent_authentication_failure',
    message: expect.stringContaining('unable to authenticate') as string,
  });
});
