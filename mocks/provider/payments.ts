import { testCardOf, type CardOutcome } from '@mocks/provider/test-cards';
import { unprocessable } from '@mocks/provider/refusal';

/** A card held by the card provider. The panel receives only its id. */
interface PaymentMethod {
  id: string;
  /** The scheme, `visa`. */
  type: string;
  number: string;
  name: string;
  /** `yyyy-MM`. */
  expiresOn: string;
}

/** The reason for a card check. `confirm` must repeat it exactly. */
interface Purpose {
  account: string;
  kind: 'save' | 'charge';
  pence: number;
}

interface PaymentIntent extends Purpose {
  id: string;
  clientSecret: string;
  method: PaymentMethod;
  status: 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded';
}

/**
 * The result of an attempt: the card was accepted, or its holder must be asked with this secret.
 */
type Attempt = { method: PaymentMethod } | { clientSecret: string };

/** The methods and intents by their ids. */
export interface KnownPayments {
  methods: Map<string, PaymentMethod>;
  intents: Map<string, PaymentIntent>;
}

/** The card provider. */
export interface Payments {
  /** Stores a card from the card provider's own field. */
  createMethod(card: Omit<PaymentMethod, 'id' | 'type'>): PaymentMethod;
  /** Tries a card, by its number. Throws 422 with the card provider's message if it is declined. */
  attempt(method: PaymentMethod, purpose: Purpose): Attempt;
  /** The method with that id. Throws 422 for an unknown id. */
  method(id: string): PaymentMethod;
  /**
   * Continues after the holder's answer. Throws 422 unless they agreed to exactly this purpose,
   * once.
   */
  confirm(intent: string, purpose: Purpose): Attempt;
  /** Records the holder's answer to their bank. Null for an unknown or used secret. */
  answer(clientSecret: string, agreed: boolean): Pick<PaymentIntent, 'id' | 'status'> | null;
}

const newId = (prefix: string): string => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;

/** Stripe's message if a card's holder did not agree. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

function mustGoThrough(outcome: CardOutcome): void {
  if (typeof outcome === 'object') throw unprocessable(outcome.declined);
}

/** Continues from the given methods and intents. */
export function createPayments({ methods, intents }: KnownPayments): Payments {
  function ask(method: PaymentMethod, purpose: Purpose): Attempt {
    const id = newId('pi');
    const clientSecret = `${id}_${newId('secret')}`;
    intents.set(id, { ...purpose, id, clientSecret, method, status: 'requires_action' });
    return { clientSecret };
  }

  return {
    createMethod(card) {
      const method = { ...card, id: newId('pm'), type: testCardOf(card.number).type };
      methods.set(method.id, method);
      return method;
    },
    method(id) {
      const method = methods.get(id);
      if (!method) throw unprocessable(`No such payment method: '${id}'`);
      return method;
    },
    attempt(method, purpose) {
      const card = testCardOf(method.number);
      const outcome = purpose.kind === 'save' ? card.saved : card.charged;
      mustGoThrough(outcome);
      return outcome === 'authenticates' ? ask(method, purpose) : { method };
    },
    confirm(id, { account, kind, pence }) {
      const intent = intents.get(id);
      const same = intent?.account === account && intent.kind === kind && intent.pence === pence;
      if (!intent || !same) throw unprocessable(`No such payment intent: '${id}'`);
      if (intent.status !== 'requires_confirmation') throw unprocessable(NOT_AUTHENTICATED);
      mustGoThrough(testCardOf(intent.method.number).afterwards ?? 'succeeds');
      intent.status = 'succeeded';
      return { method: intent.method };
    },
    answer(clientSecret, agreed) {
      const intent = [...intents.values()].find((each) => each.clientSecret === clientSecret);
      if (intent?.status !== 'requires_action') return null;
      intent.status = agreed ? 'requires_confirmation' : 'requires_payment_method';
      return { id: intent.id, status: intent.status };
    },
  };
}
