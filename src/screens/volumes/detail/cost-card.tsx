import { PriceWords } from '@/components/prices/price-words';
import { usePrices } from '@/components/prices/use-prices';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/volume/record';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid, DefinitionNote } from '@/ui/definition-grid';

/** What a volume costs; a local one is included in its server (spec 2 §9). */
export function CostCard({ volume }: { readonly volume: VolumeRecord }) {
  const price = volumePrice(usePrices(), volume);
  return (
    <Card title="Cost" flush>
      <DefinitionGrid>
        <Definition wide label="A month">
          <PriceWords price={price} />
          {volume.storage_type === 'local' && (
            <DefinitionNote>included in the server</DefinitionNote>
          )}
        </Definition>
        <Definition wide label="An hour">
          <PriceWords price={price} per="hour" />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
