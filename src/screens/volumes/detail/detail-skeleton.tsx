import { MetricsSkeleton } from '@/components/metrics/metrics-card';
import { CostSkeleton } from '@/components/prices/cost-card';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { VOLUME_SETTINGS } from '../settings';
import { VOLUME } from './volume-cost';

/** A volume's page before it is known. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <Card title="Server">
            <Stack gap="m">
              <Skeleton width="short" />
              <Skeleton width="long" />
            </Stack>
          </Card>
          <CostSkeleton labels={[VOLUME]} />
        </>
      }
    >
      <MetricsSkeleton kind="volume" />
      <SettingsSkeleton settings={VOLUME_SETTINGS} />
    </PageSkeleton>
  );
}
