import { Page } from '@/components/page/page';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Columns } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

interface FactsProps {
  readonly title: string;
  readonly labels: readonly string[];
}

function Facts({ title, labels }: FactsProps) {
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

/** An image's page before anything of it is known, in its final places. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <Page title={id} subtitle={<Skeleton width="short" />}>
      <div aria-busy="true">
        <Columns
          aside={<Facts title="About this image" labels={['Type', 'Source', 'Owner', 'Created']} />}
        >
          <Facts
            title="Settings"
            labels={['Name', 'Status', 'Visibility', 'Architecture', 'Username']}
          />
        </Columns>
      </div>
    </Page>
  );
}
