import { MetricsSkeleton } from '@/components/metrics/metrics-card';
import { CostSkeleton } from '@/components/prices/cost-card';
import { FactsSkeleton, PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { SERVER_SETTINGS } from '../settings';
import { SERVER_ALONE } from './server-cost';

/** A server's page before it is known. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <CostSkeleton note={SERVER_ALONE} />
          <Card title="Snapshots">
            <Skeleton width="short" />
          </Card>
          <Card title="Server groups">
            <Skeleton width="short" />
          </Card>
        </>
      }
    >
      <FactsSkeleton title="Connect" labels={['Cloud IP', 'Private IPv4', 'IPv6', 'Host name']} />
      <SettingsSkeleton settings={SERVER_SETTINGS} />
      <MetricsSkeleton kind="server" />
      <Card title="Volumes">
        <Skeleton />
      </Card>
    </PageSkeleton>
  );
}
