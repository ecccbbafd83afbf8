import { useAccount } from '@/components/scope/account-context';
import { useQuery } from '@/components/scope/data/use-query';
import { Unread } from '@/components/records/page/unread';
import { formatSize } from '@/lib/sizes';
import { counted, joinList } from '@/lib/text';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Skeleton } from '@/ui/skeleton';

/** What an account keeps in Orbit altogether (spec 3 §7), as Orbit itself adds it up. */
export function AccountTotals() {
  const account = useAccount();
  const { data, error, status, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const { bytes, objects, containers } = data;
    const counts = [
      objects === undefined ? [] : counted(objects, 'object'),
      containers === undefined ? [] : counted(containers, 'container'),
    ].flat();
    return (
      <p className="muted">{[formatSize(bytes), joinList(counts)].filter(Boolean).join(' in ')}</p>
    );
  }
  if (error === undefined) {
    return (
      <p aria-hidden="true">
        <Skeleton width="long" />
      </p>
    );
  }
  return (
    <Unread
      what="What is kept in all could not be read"
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}
