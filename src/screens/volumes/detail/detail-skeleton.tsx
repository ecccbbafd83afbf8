import { MetricsSkeleton } from '@/components/metrics/metrics-card';
import { CostSkeleton } from '@/components/prices/cost-card';
import { FactsSkeleton } from '@/components/records/facts-skeleton';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

const FACTS = [
  'Name',
  'Size',
  'Storage type',
  'Zone',
  'Filesystem',
  'Serial',
  'Source',
  'Encrypted',
];

/** A volume's page before anything of it is known, in its final places. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <Card title="Server">
            <Skeleton width="short" />
          </Card>
          <CostSkeleton />
        </>
      }
    >
      <FactsSkeleton title="Settings" labels={FACTS} />
      <MetricsSkeleton kind="volume" />
    </PageSkeleton>
  );
}
