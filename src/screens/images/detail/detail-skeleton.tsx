import { FactsSkeleton } from '@/components/records/facts-skeleton';
import { PageSkeleton } from '@/components/records/page-skeleton';

/** An image's page before anything of it is known, in its final places. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <FactsSkeleton title="About this image" labels={['Type', 'Source', 'Owner', 'Created']} />
      }
    >
      <FactsSkeleton
        title="Settings"
        labels={['Name', 'Status', 'Visibility', 'Architecture', 'Username']}
      />
    </PageSkeleton>
  );
}
