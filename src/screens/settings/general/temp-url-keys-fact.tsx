import { useAccount } from '@/components/account/account-context';
import { useQuery } from '@/components/data/use-query';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

const words = (isSet: boolean) => (isSet ? 'set' : 'not set');

/** Whether the account has keys for temporary links (spec 1 §2). They are secrets, never told. */
export function TempUrlKeysFact() {
  const account = useAccount();
  const { data, error, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const [first, second] = data.keys;
    return `Key 1 is ${words(first)}, key 2 is ${words(second)}`;
  }
  if (error === undefined) return <Skeleton width="short" />;
  return (
    <Row>
      <span className="muted">could not be read</span>
      <Button size="s" icon="refresh" onClick={refresh}>
        Try again
      </Button>
    </Row>
  );
}
