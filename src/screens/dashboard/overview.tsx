import { Suspense } from 'react';
import { Card } from '@/ui/card';
import { lazyLayer } from '@/ui/lazy-layer';
import { Columns } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { BillingOutline, BillingPanel } from './billing-panel';
import { GettingStarted } from './getting-started';
import { LatestActivity } from './latest-activity';
import { loadAttention } from './load-parts';
import { CurrentResourceUsage } from './resource-usage';
import { useAtLeisure } from './use-at-leisure';

const NeedsAttention = lazyLayer(async () => ({ default: (await loadAttention()).NeedsAttention }));

function AttentionOutline() {
  return (
    <Card title="Needs attention">
      <div {...outline}>
        <Skeleton width="long" />
      </div>
    </Card>
  );
}

/** The parts of an account's dashboard (spec 2 §2). */
export function Overview() {
  const isAtLeisure = useAtLeisure();
  return (
    <>
      <GettingStarted />
      <Columns
        aside={
          <>
            {isAtLeisure ? <BillingPanel /> : <BillingOutline />}
            <CurrentResourceUsage isAtLeisure={isAtLeisure} />
          </>
        }
      >
        <Suspense fallback={<AttentionOutline />}>
          <NeedsAttention mayRead={isAtLeisure} />
        </Suspense>
        <LatestActivity />
      </Columns>
    </>
  );
}
