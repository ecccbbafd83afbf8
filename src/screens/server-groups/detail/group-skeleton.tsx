import { Page } from '@/components/page/page';
import { Card } from '@/ui/card';
import { Columns } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

/** A group's page before anything of it is known, in its final places. */
export function GroupSkeleton({ id }: { readonly id: string }) {
  return (
    <Page title={id} subtitle={<Skeleton width="short" />}>
      <div aria-busy="true">
        <Columns
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
        </Columns>
      </div>
    </Page>
  );
}
