import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import type { Billing } from '@/model/billing/billing';
import { billingQuery } from '@/store/queries/billing-query';
import { type Known, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';

/** Known billing of the account, without requesting it. */
export function useKnownBilling(): Known<Billing> {
  const account = useAccount();
  const request = queryRequest(billingQuery, { account, status: undefined });
  return useSelector((state: WithQueries) => selectKnown(state, request)) as Known<Billing>;
}
