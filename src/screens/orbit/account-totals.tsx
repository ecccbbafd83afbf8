import { useAccount } from '@/components/account/account-context';
import { useQuery } from '@/components/data/use-query';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

/** What an account keeps in Orbit altogether (spec 3 §7), as Orbit itself adds it up. */
export function AccountTotals() {
  const account = useAccount();
  const { data, error, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const { bytes, objects, containers } = data;
    return (
      <p className="muted">
        {formatSize(bytes)} in {counted(objects, 'object')} and {counted(containers, 'container')}
      </p>
    );
  }
  if (error === undefined) return <Skeleton width="long" />;
  return (
    <Row>
      <span className="muted">What is kept in all could not be read</span>
      <Button size="s" icon="refresh" onClick={refresh}>
        Try again
      </Button>
    </Row>
  );
}
