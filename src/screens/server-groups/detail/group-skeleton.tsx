import { PageSkeleton } from '@/components/records/page-skeleton';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

/** A group's page before it is known. */
export function GroupSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <Card title="Settings">
            <Skeleton width="long" />
          </Card>
          <Card title="Servers">
            <Skeleton width="short" />
          </Card>
        </>
      }
    >
      <Card title="Inbound rules">
        <Skeleton />
      </Card>
      <Card title="Outbound rules">
        <Skeleton />
      </Card>
    </PageSkeleton>
  );
}
