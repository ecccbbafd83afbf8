import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { useRecord } from '@/components/scope/data/use-record';
import { billingQuery } from '@/store/queries/billing-query';

export function useBilling() {
  const id = useAccount();
  const { record: account } = useRecord('account', id);
  const billing = useQuery(billingQuery, { account: id, status: account?.status });
  return { id, account, billing };
}
