import { Suspense } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useList } from '@/components/data/use-list';
import { Page } from '@/components/page/page';
import { Card } from '@/ui/card';
import { lazyLayer } from '@/ui/lazy-layer';
import { outline, Skeleton } from '@/ui/skeleton';
import { CreateMenu } from './create-menu';
import { loadOverview } from './load-parts';

const Overview = lazyLayer(async () => ({ default: (await loadOverview()).Overview }));

/** While its parts are fetched. */
function Outline() {
  return (
    <div {...outline}>
      <Card title={<Skeleton shape="word" width="long" />}>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </Card>
    </div>
  );
}

/** What an account has, costs and asks for (spec 2 §2 "Dashboard"). */
export default function Dashboard() {
  const account = useAccount();
  // Read while the parts are fetched.
  useList('server');
  useList('event');
  return (
    <Page title="Dashboard" actions={<CreateMenu account={account} />}>
      <Suspense fallback={<Outline />}>
        <Overview key={account} />
      </Suspense>
    </Page>
  );
}
