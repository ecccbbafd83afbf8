import { MetricsSkeleton } from '@/components/metrics/metrics-card';
import { Page } from '@/components/page/page';
import { FactsSkeleton } from '@/components/records/facts-skeleton';
import { Card } from '@/ui/card';
import { Columns } from '@/ui/page/columns';
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
    <Page title={id} subtitle={<Skeleton width="short" />}>
      <div aria-busy="true">
        <Columns
          aside={
            <Card title="Server">
              <Skeleton width="short" />
            </Card>
          }
        >
          <FactsSkeleton title="Settings" labels={FACTS} />
          <MetricsSkeleton kind="volume" />
        </Columns>
      </div>
    </Page>
  );
}
