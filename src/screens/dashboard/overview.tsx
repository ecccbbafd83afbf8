import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { EventLinesSkeleton } from '@/components/activity/events/event-lines-skeleton';
import { PageShape } from '@/components/records/page-shape';
import { selectIsFirstReadPending } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { HeightUnknown } from '@/ui/height-unknown';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { Columns } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { BillingOutline, BillingPanel } from './billing-panel';
import { GettingStarted } from './getting-started';
import { Held } from './held';
import { LatestActivity } from './latest-activity';
import { loadAttention } from './load-parts';
import { CurrentResourceUsage } from './resource-usage';
import { useAtLeisure } from './use-at-leisure';

const NeedsAttention = lazyLayer(async () => ({ default: (await loadAttention()).NeedsAttention }));

function AttentionOutline({ children }: { readonly children?: ReactNode }) {
  return (
    <Card title="Needs attention">
      <div {...outline}>
        {children}
        <Skeleton width="long" />
      </div>
    </Card>
  );
}

function OverviewOutline() {
  return (
    <div {...outline}>
      <Columns aside={<BillingOutline />}>
        <AttentionOutline />
        <Card title="Latest activity">
          <EventLinesSkeleton count={8} />
        </Card>
      </Columns>
    </div>
  );
}

/** The parts of an account's dashboard (spec 2 §2). */
export function Overview() {
  const isAtLeisure = useAtLeisure();
  const account = useAccount();
  const isAccountRead = useSelector(
    (state: WithResources) => !selectIsFirstReadPending(state, 'account', account),
  );
  return (
    <PageShape id="dashboard" isRead>
      <Held outline={<OverviewOutline />} isHeadKnown={isAccountRead}>
        <GettingStarted />
        <Columns
          aside={
            <>
              {isAtLeisure ? <BillingPanel /> : <BillingOutline />}
              <CurrentResourceUsage isAtLeisure={isAtLeisure} />
            </>
          }
        >
          <LayerHost
            waiting={
              <AttentionOutline>
                <HeightUnknown />
              </AttentionOutline>
            }
          >
            <NeedsAttention mayRead={isAtLeisure} />
          </LayerHost>
          <LatestActivity />
        </Columns>
      </Held>
    </PageShape>
  );
}
