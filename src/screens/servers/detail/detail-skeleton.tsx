import { Page } from '@/components/page/page';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Columns } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

function Facts({ title, labels }: { readonly title: string; readonly labels: readonly string[] }) {
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {labels.map((label) => (
          <Definition key={label} label={label}>
            <Skeleton width="long" />
          </Definition>
        ))}
      </DefinitionGrid>
    </Card>
  );
}

/** A server's page before anything of it is known, in its final places. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <Page title={id} subtitle={<Skeleton width="short" />}>
      <div aria-busy="true">
        <Columns
          aside={
            <Card title="Server groups">
              <Skeleton width="short" />
            </Card>
          }
        >
          <Facts title="Connect" labels={['Cloud IP', 'Private IPv4', 'IPv6', 'Host name']} />
          <Facts
            title="Settings"
            labels={['Name', 'Type', 'Image', 'Groups', 'Snapshots', 'User data', 'Disk', 'Zone']}
          />
          <Card title="Volumes">
            <Skeleton />
          </Card>
        </Columns>
      </div>
    </Page>
  );
}
