import { NOT_AUTHENTICATED } from '@mocks/provider/payments';
import type { Provider } from '@mocks/handlers';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Listener = (detail?: unknown) => void;

/** Input of the card field, and the answer to the bank. */
interface Typed {
  number: string;
  /** Error that the card provider reports. */
  error?: { type: string; message?: string };
  agrees: boolean;
  /** The bank's question stays open until this resolves. */
  asked?: Promise<void>;
  /** True once the bank has asked. */
  isAsking?: boolean;
}

/** The card provider in this process: its wrapper keeps the first constructor that it finds. */
let current: { provider: Provider; typed: Typed; listeners: Map<string, Listener> } | undefined;

function need() {
  if (!current) throw new Error('No card is being typed');
  return current;
}

function createElement() {
  const { listeners } = need();
  return {
    mount: () => queueMicrotask(() => act(() => listeners.get('ready')?.())),
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    update: () => undefined,
    focus: () => undefined,
    clear: () => undefined,
    destroy: () => undefined,
  };
}

const stripe = {
  elements: () => ({ create: createElement }),
  createPaymentMethod: async ({
    billing_details: { name },
  }: {
    billing_details: { name: string };
  }) => {
    const { provider, typed } = need();
    if (typed.error) return { error: typed.error };
    const { id } = provider.payments.createMethod({
      number: typed.number,
      name,
      expiresOn: '2040-12',
    });
    return { paymentMethod: { id } };
  },
  handleCardAction: async (secret: string) => {
    const { provider, typed } = need();
    typed.isAsking = true;
    await typed.asked;
    const intent = provider.payments.answer(secret, typed.agrees);
    return typed.agrees ? { paymentIntent: intent } : { error: { message: NOT_AUTHENTICATED } };
  },
};

/** A deployment whose card provider is this one. */
export const PAYMENTS = { payments: { publishableKey: 'pk_test_fake' } };

/** Puts a card provider of the same interface as Stripe's in the page; returns what is typed. */
export function fakeStripe(): Typed & { of: (provider: Provider) => void } {
  const typed: Typed = { number: '4242424242424242', agrees: true };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  onTestFinished(() => {
    current = undefined;
  });
  return Object.assign(typed, {
    of: (provider: Provider) => {
      current = { provider, typed, listeners: new Map() };
    },
  });
}
