import { expect, test } from 'vitest';
import { cardFailureWords, cardRun } from '@/components/forms/cards/use-card';
import { chargeCardCall, saveCardCall } from '@/model/billing/calls';
import type { CardAnswer } from '@/provider/cards';
import { type CallEnd, unsent } from '@/store/calls/call-messages';

const FAILURE = 'There was a problem processing your card. Please try again later.';

const ok = (body: unknown): CallEnd => ({ ok: true, answer: { status: 200, body, links: {} } });

/**
 * Carries a card through these answers. Returns its end, the tokens sent, and the bank's questions.
 */
async function carry(answers: readonly CallEnd[], bank: CardAnswer = { id: 'pi_1' }) {
  const left = [...answers];
  const sent: unknown[] = [];
  const asked: string[] = [];
  const run = cardRun({
    call: (token = 'pm_1') => saveCardCall('acc-aaaaa', token),
    ask: async (secret) => {
      asked.push(secret);
      return bank;
    },
  });
  let next = run.next();
  while (next.done !== true) {
    const step = next.value;
    if ('call' in step && step.call.mutation === 'updateBillingMethod') {
      sent.push(step.call.variables.token);
      next = run.next(left.shift()!);
    } else if ('wait' in step) next = run.next(await step.wait());
  }
  const { value } = next;
  const problem = value.ok ? undefined : value.error.messages.join();
  return { sent, asked, problem, ...('isUnknown' in value && { isUnknown: true }) };
}

const asks = ok({ isComplete: false, clientSecret: 'pi_1_secret_1' });
const complete = ok({ isComplete: true, clientSecret: null });

test('a card that nobody asks about is sent once', async () => {
  expect(await carry([complete])).toEqual({ sent: ['pm_1'], asked: [], problem: undefined });
});

test('a card whose bank asks is sent again with the payment intent', async () => {
  expect(await carry([asks, complete])).toEqual({
    sent: ['pm_1', 'pi_1'],
    asked: ['pi_1_secret_1'],
    problem: undefined,
  });
});

test('a holder who does not agree is told why, and nothing more is sent', async () => {
  const { sent, problem } = await carry([asks], { problem: 'You did not agree' });
  expect({ sent, problem }).toEqual({ sent: ['pm_1'], problem: 'You did not agree' });
});

test.each([
  ['that names neither an end nor a question', [ok({ isComplete: false, clientSecret: null })]],
  ['that cannot be read', [ok('yes')]],
  ['that asks a second time', [asks, asks]],
  ['that says nothing once the bank has asked', [asks, ok({})]],
])('an answer %s may have been done: nobody is asked to try again', async (_, answers) => {
  const { isUnknown, problem } = await carry(answers);
  expect(isUnknown).toBe(true);
  expect(problem).toMatch(/It may have gone through. Check before retrying$/u);
});

test('what the provider refuses ends it, before the question and after', async () => {
  const refused = unsent('account', 'Your card was declined.');
  expect((await carry([refused])).problem).toBe('Your card was declined.');
  expect((await carry([asks, refused])).problem).toBe('Your card was declined.');
});

test('what was said of a card is told, else that there was a problem, save where it may be done', () => {
  const facts = { status: 402, name: undefined, requestId: undefined } as const;
  const told = { ...facts, kind: 'refused', messages: ['No.'], messageSource: 'fields' } as const;
  const silent = { ...facts, kind: 'refused', messages: ['?'], messageSource: 'us' } as const;
  const lost = { ...facts, kind: 'network', messages: ['May be'], messageSource: 'us' } as const;
  const gateway = { ...silent, status: 502, messages: ['Bad gateway', 'May be'] } as const;
  const broken = { ...silent, status: 500, messages: ['It broke', 'May be'] } as const;
  const coded = { ...told, name: 'declined', messages: ['declined'] } as const;
  const refusing = { ...told, status: 503 } as const;
  expect([told, silent, coded, lost, gateway, broken, refusing].map(cardFailureWords)).toEqual([
    ['No.'],
    [FAILURE],
    [FAILURE],
    ['May be'],
    ['Bad gateway. May be'],
    ['It broke. May be'],
    ['No.'],
  ]);
});

test('a charge shows in what is read of billing after 250 ms', () => {
  expect(chargeCardCall('acc-aaaaa', '5.00').shownAfter).toBe(250);
});
