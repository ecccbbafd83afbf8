import { CloudIpsSkeleton } from '@/components/cloud-ips/cloud-ips-card';
import { MetricsSkeleton } from '@/components/metrics/metrics-card';
import { CostSkeleton } from '@/components/prices/cost-card';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { SERVER_SETTINGS } from '../settings';
import { ServerFactsSkeleton } from './server-facts';
import { VolumesSkeleton } from './volumes-card';

/** A server's page before it is known. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      lead={<ServerFactsSkeleton />}
      aside={
        <>
          <CostSkeleton labels={['Server', 'Volumes', 'Cloud IP', 'Snapshots']} />
          <CloudIpsSkeleton />
          <Card title="Snapshots">
            <Skeleton width="short" />
          </Card>
          <Card title="Tags">
            <Skeleton width="short" />
          </Card>
          <Card title="Server groups">
            <Skeleton width="short" />
          </Card>
        </>
      }
    >
      <MetricsSkeleton kind="server" />
      <SettingsSkeleton settings={SERVER_SETTINGS} />
      <VolumesSkeleton />
    </PageSkeleton>
  );
}
