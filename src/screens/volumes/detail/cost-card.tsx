import { PriceWords } from '@/components/prices/price-words';
import { usePrices } from '@/components/prices/use-prices';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/volume/record';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import styles from '../volumes.module.css';

/** What a volume costs; a local one is included in its server (spec 2 §9). */
export function CostCard({ volume }: { readonly volume: VolumeRecord }) {
  const price = volumePrice(usePrices(), volume);
  return (
    <Card title="Cost" flush>
      <DefinitionGrid>
        <Definition wide label="A month">
          <PriceWords price={price} />
          {volume.storage_type === 'local' && (
            <span className={styles.second}>included in the server</span>
          )}
        </Definition>
        <Definition wide label="An hour">
          <PriceWords price={price} per="hour" />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
