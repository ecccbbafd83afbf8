import { Page } from '@/components/page/page';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
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
          <Card title="Settings" flush>
            <DefinitionGrid>
              {FACTS.map((label) => (
                <Definition key={label} label={label}>
                  <Skeleton width="long" />
                </Definition>
              ))}
            </DefinitionGrid>
          </Card>
        </Columns>
      </div>
    </Page>
  );
}
