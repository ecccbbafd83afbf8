import { useAccount } from '@/components/account/account-context';
import { useQuery } from '@/components/data/use-query';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Button } from '@/ui/button';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { Skeleton } from '@/ui/skeleton';

/** What an account keeps in Orbit altogether (spec 3 §7), as Orbit itself adds it up. */
export function AccountTotals() {
  const account = useAccount();
  const { data, error, refresh } = useQuery(orbitAccountQuery, { account });
  if (data === undefined && error !== undefined) {
    return (
      <FactStrip>
        <Fact label="In all">
          <span className="muted">could not be read</span>{' '}
          <Button size="s" icon="refresh" onClick={refresh}>
            Try again
          </Button>
        </Fact>
      </FactStrip>
    );
  }
  const told = (value: string | undefined) => value ?? <Skeleton width="short" />;
  return (
    <FactStrip>
      <Fact label="Size in all">{told(data && formatSize(data.bytes))}</Fact>
      <Fact label="Objects">{told(data && formatCount(data.objects))}</Fact>
      <Fact label="Containers">{told(data && formatCount(data.containers))}</Fact>
    </FactStrip>
  );
}
