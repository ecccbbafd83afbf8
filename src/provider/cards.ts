import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { lazyPart } from '@/lib/lazy-part';

/** A deployment's account with the card provider, which is Stripe (docs/wire.md#cards). */
export interface Payments {
  readonly publishableKey: string;
  /** A script of the same interface, in place of Stripe's own. */
  readonly script?: string | undefined;
}

export type CardAnswer =
  | { readonly id: string }
  | {
      readonly problem: string;
      readonly isTyped?: boolean;
    };

/** Style of the card's field. It stands in a frame, which our own styles do not reach. */
export interface CardStyle {
  readonly color: string;
  readonly placeholder: string;
  readonly invalid: string;
  readonly fontFamily: string;
  readonly fontSize: string;
}

/** The card provider's field. Text typed there goes only to them: no code of ours can read it. */
export interface CardField {
  mount(place: HTMLElement): void;
  restyle(style: CardStyle): void;
  onProblem(listener: (problem: string | undefined) => void): void;
  onReady(listener: () => void): void;
  focus(): void;
  destroy(): void;
  /** Gives the card to its provider. Never rejects. */
  createMethod(cardholder: string): Promise<CardAnswer>;
}

export interface Cards {
  createField(style: CardStyle): CardField;
  /** Lets the bank ask the card's holder, in a dialog over the page. Never rejects. */
  ask(clientSecret: string): Promise<CardAnswer>;
}

/** Shown if the card provider gives no message (docs/product/errors.md#card-failure). */
export const CARD_FAILURE = 'There was a problem processing your card. Please try again later.';

function refused({ message, type }: StripeError): CardAnswer {
  return { problem: message ?? CARD_FAILURE, isTyped: type === 'validation_error' };
}

async function answered(work: () => Promise<CardAnswer>): Promise<CardAnswer> {
  try {
    return await work();
  } catch (thrown) {
    reportError(thrown);
    return { problem: CARD_FAILURE };
  }
}

const inFrame = ({ color, placeholder, invalid, fontFamily, fontSize }: CardStyle) => ({
  base: { color, iconColor: color, fontFamily, fontSize, '::placeholder': { color: placeholder } },
  invalid: { color: invalid, iconColor: invalid },
});

function createField(stripe: Stripe, style: CardStyle): CardField {
  const card: StripeCardElement = stripe
    .elements()
    // The account has an address already.
    .create('card', { style: inFrame(style), hidePostalCode: true });
  return {
    mount: (place) => card.mount(place),
    restyle: (next) => card.update({ style: inFrame(next) }),
    onProblem: (listener) => void card.on('change', ({ error }) => listener(error?.message)),
    onReady: (listener) => void card.on('ready', listener),
    focus: () => card.focus(),
    destroy: () => card.destroy(),
    createMethod: (name) =>
      answered(async () => {
        const { paymentMethod, error } = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name },
        });
        return error ? refused(error) : { id: paymentMethod.id };
      }),
  };
}

function adapted(stripe: Stripe): Cards {
  return {
    createField: (style) => createField(stripe, style),
    ask: (clientSecret) =>
      answered(async () => {
        const { paymentIntent, error } = await stripe.handleCardAction(clientSecret);
        return error ? refused(error) : { id: paymentIntent.id };
      }),
  };
}

function putInPage(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A further try needs an element of its own.
      script.remove();
      reject(new Error(`No script at ${address}`));
    });
    document.head.append(script);
  });
}

const wrapper = lazyPart(() => import('@stripe/stripe-js/pure'));

async function fetchCards({ publishableKey, script }: Payments): Promise<Cards> {
  const { loadStripe } = await wrapper();
  if (script !== undefined && window.Stripe === undefined) await putInPage(script);
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' });
  if (stripe === null) throw new TypeError('The card provider needs a page');
  return adapted(stripe);
}

const fetched = new WeakMap<Payments, Promise<Cards>>();

/** Fetches the card provider's script once. Rejects if that fails, and may then be called again. */
export function loadCards(payments: Payments): Promise<Cards> {
  const known = fetched.get(payments);
  if (known !== undefined) return known;
  const loading = fetchCards(payments);
  fetched.set(payments, loading);
  loading.catch(() => fetched.delete(payments));
  return loading;
}
