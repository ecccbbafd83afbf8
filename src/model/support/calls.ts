import type { GraphqlCall } from '@/model/call';

/** Writes to the provider's people about an account. */
export function supportCall(accountId: string, message: string): GraphqlCall {
  const variables = { accountId, message };
  const subject = { kind: 'account', id: accountId, showsIn: [] } as const;
  return { ...subject, mutation: 'sendBillingMessage', variables };
}
