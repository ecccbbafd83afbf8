import type { GraphqlCall, Shown } from '@/model/call';

/** Card and balance belong to no record of the REST API. */
const inBilling = (account: string): readonly Shown[] => [
  { query: 'billing', params: { account } },
];

export function saveCardCall(account: string, token: string): GraphqlCall {
  return {
    kind: 'account',
    id: account,
    showsIn: inBilling(account),
    mutation: 'updateBillingMethod',
    variables: { accountId: account, token },
  };
}

/** Delay in milliseconds until billing shows a charge (docs/product/billing.md#payment-steps). */
const CHARGE_SHOWN = 250;

/**
 * Charges `amount`, pounds with two decimals, to an account's card. `token` repeats it after its
 * bank was asked.
 */
export function chargeCardCall(account: string, amount: string, token?: string): GraphqlCall {
  return {
    kind: 'account',
    id: account,
    showsIn: inBilling(account),
    shownAfter: CHARGE_SHOWN,
    mutation: 'chargeBillingMethod',
    variables: {
      accountId: account,
      amount,
      ...(token !== undefined && { token }),
    },
  };
}
