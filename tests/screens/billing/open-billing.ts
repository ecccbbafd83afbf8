import { billingAreas } from '@/screens/billing/routes';
import { openScreens, type ScreenOptions } from '../open-screens';
import { fakeStripe, PAYMENTS } from './fake-stripe';

/** An account's billing, with a card provider in the page. */
export async function openBilling(at: string, options: Partial<ScreenOptions> = {}) {
  const card = fakeStripe();
  const page = await openScreens(billingAreas, {
    at,
    deployment: PAYMENTS,
    ...options,
    prepare: (node) => {
      card.of(node.provider);
      options.prepare?.(node);
    },
  });
  return { ...page, card };
}
