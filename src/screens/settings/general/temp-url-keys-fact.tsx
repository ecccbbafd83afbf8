import { useAccount } from '@/components/scope/account-context';
import { useQuery } from '@/components/scope/data/use-query';
import { Unread } from '@/components/records/page/unread';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Skeleton } from '@/ui/skeleton';

const words = (isSet: boolean) => (isSet ? 'set' : 'not set');

/** Whether the account has keys for temporary links (spec 1 §2). They are secrets, never told. */
export function TempUrlKeysFact() {
  const account = useAccount();
  const { data, error, status, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const [first, second] = data.keys;
    return `Key 1 is ${words(first)}, key 2 is ${words(second)}`;
  }
  if (error === undefined) return <Skeleton width="short" />;
  const what = 'Whether there are keys for temporary links could not be read';
  return (
    <Unread
      what={what}
      words="could not be read"
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}
