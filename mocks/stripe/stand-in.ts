import { ownFile } from '@mocks/machine/files';
import { ok, type Answer } from '@mocks/provider/answer';
import type { PublicCall, PublicEndpoint } from '@mocks/provider/call';
import { NOT_AUTHENTICATED } from '@mocks/provider/payments';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const files = [
  'stripe.js',
  'card.html',
  'card.css',
  'card.js',
  'challenge.html',
  'challenge.css',
  'challenge.js',
] as const;

/** Lets any page show the frames, like Stripe's; they load from their own origin only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const file = (name: (typeof files)[number]): Answer => ({
  status: 200,
  text: ownFile(`stripe/browser/${name}`),
  headers: {
    'Content-Type': types[/\.\w+$/.exec(name)?.[0] ?? ''] ?? 'text/plain',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
  },
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const invalid = (message: string): Answer => ({
  status: 400,
  body: { type: 'invalid_request_error', message },
});

/** Takes the card from the frame. The answer holds only the last four digits of its number. */
function createMethod({ core, body }: PublicCall): Answer {
  const [number, expiresOn] = [text(body['number']), text(body['expires_on'])];
  if (!/^\d{12,19}$/.test(number)) return invalid('Your card number is invalid.');
  if (!/^\d{4}-\d{2}$/.test(expiresOn)) return invalid("Your card's expiration date is invalid.");
  const method = core.payments.createMethod({ number, expiresOn, name: text(body['name']) });
  const [year, month] = expiresOn.split('-').map(Number);
  return ok({
    id: method.id,
    object: 'payment_method',
    type: 'card',
    card: { brand: method.type, last4: number.slice(-4), exp_month: month, exp_year: year },
  });
}

/** Takes the card holder's answer to their bank. A refusal has Stripe's own error text. */
function answerChallenge({ core, body }: PublicCall): Answer {
  const intent = core.payments.answer(text(body['client_secret']), body['agreed'] === true);
  if (!intent) return invalid('No such payment intent');
  if (body['agreed'] === true) return ok({ ...intent, object: 'payment_intent' });
  return ok({
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: NOT_AUTHENTICATED,
    payment_intent: intent,
  });
}

/** The simulated card provider's script, its frames and their endpoints. */
export const stripeEndpoints: Readonly<Record<string, PublicEndpoint>> = {
  ...Object.fromEntries(files.map((name) => [`GET /stripe/${name}`, () => file(name)])),
  'POST /stripe/payment_methods': createMethod,
  'POST /stripe/challenges': answerChallenge,
};
