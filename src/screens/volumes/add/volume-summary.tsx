import { use } from 'react';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { StorageSummary } from '@/components/volumes/storage-summary';
import { formatSize, GIGABYTE } from '@/lib/sizes';
import type { Records } from '@/model/records';
import type { NewVolume } from '@/model/volume/create';
import { sizeFromText } from '@/model/volume/size';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';

interface VolumeSummaryProps {
  readonly payer: Records['account'] | undefined;
  readonly values: NewVolume;
}

/** The form's contents, their cost and what is left of the limit. */
export function VolumeSummary({ payer, values }: VolumeSummaryProps) {
  const { volume: limits } = use(DeploymentContext).limits;
  const size = sizeFromText(values.size);
  return (
    <Card title="Summary" flush>
      <DefinitionGrid>
        <Definition wide label="Size">
          {size === undefined ? '–' : formatSize(size)}
          {values.encrypted && ', encrypted'}
        </Definition>
        <StorageSummary account={payer} size={size} least={limits.minimum * GIGABYTE} />
      </DefinitionGrid>
    </Card>
  );
}
