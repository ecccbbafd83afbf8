import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Skeleton } from '@/ui/skeleton';

interface FactsSkeletonProps {
  readonly title: string;
  readonly labels: readonly string[];
}

/** A card of facts before they are known: their labels, in their final places. */
export function FactsSkeleton({ title, labels }: FactsSkeletonProps) {
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
