import type { GraphqlCall, Shown } from '@/model/call';

/** Card and balance are no record of the REST API. */
const inBilling = (account: string): readonly Shown[] => [
  { query: 'billing', params: { account } },
];

/** Makes a card an account's; `token` is of the card provider. */
export function saveCardCall(account: string, token: string): GraphqlCall {
  return {
    kind: 'account',
    id: account,
    showsIn: inBilling(account),
    mutation: 'updateBillingMethod',
    variables: { accountId: account, token },
  };
}

/** When a charge shows in what is read of billing (spec 1 §7), in milliseconds. */
const CHARGE_SHOWN = 250;

/** Takes `amount`, pounds with two decimals, from an account's card; again with the `token` that its bank was asked for. */
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
