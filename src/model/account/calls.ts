import type { Address } from '@/model/account/address';
import { type Limit, type LimitRequest, limitToSend, organisationOf } from '@/model/account/limits';
import { type GraphqlCall, type RestCall, update } from '@/model/call';

/** Saves the whole address, so that the edits of two people never mix. */
export function saveAddressCall(account: string, address: Address): RestCall {
  const trimmed = Object.entries<string>({ ...address }).map(([field, text]) => [
    field,
    text.trim(),
  ]);
  return update('account', account, Object.fromEntries(trimmed) as Record<string, string>);
}

/** Asks for a higher limit; throws for a request with problems. */
export function requestLimitCall(
  account: string,
  limit: Limit,
  { newLimit, organisationType, message }: LimitRequest,
): GraphqlCall<'requestLimitChange'> {
  const amount = limitToSend(limit, newLimit);
  const organisation = organisationOf(organisationType);
  if (amount === undefined || organisation === undefined)
    throw new TypeError('A request with problems');
  return {
    kind: 'account',
    id: account,
    // Support decides: the limit stays as it is.
    showsIn: [],
    mutation: 'requestLimitChange',
    variables: {
      accountId: account,
      newLimit: amount,
      organisationType: organisation,
      resourceType: limit.type,
      message: message.trim(),
    },
  };
}
