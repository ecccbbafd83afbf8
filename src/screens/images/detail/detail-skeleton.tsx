import { Page } from '@/components/page/page';
import { FactsSkeleton } from '@/components/records/facts-skeleton';
import { Columns } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

/** An image's page before anything of it is known, in its final places. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <Page title={id} subtitle={<Skeleton width="short" />}>
      <div aria-busy="true">
        <Columns
          aside={
            <FactsSkeleton
              title="About this image"
              labels={['Type', 'Source', 'Owner', 'Created']}
            />
          }
        >
          <FactsSkeleton
            title="Settings"
            labels={['Name', 'Status', 'Visibility', 'Architecture', 'Username']}
          />
        </Columns>
      </div>
    </Page>
  );
}
