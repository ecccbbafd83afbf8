import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { serverPrice } from '@/model/pricing/server-price';
import type { ImageRecord, ServerTypeRecord } from '@/model/records/compute';
import { isWindows } from '@/model/windows';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { typeLabel } from '../type-labels';
import styles from './resize.module.css';

interface TypeFactsProps {
  readonly label: string;
  readonly type: ServerTypeRecord | undefined;
  readonly image: ImageRecord | undefined;
  readonly reason?: string | undefined;
}

function TypeFacts({ label, type, image, reason }: TypeFactsProps) {
  const prices = usePrices();
  const price = type && serverPrice(prices, type, image);
  // A type's price excludes the licence.
  const licensed = image !== undefined && isWindows(image);
  return (
    <Definition long label={label}>
      {type === undefined ? (
        <span className="muted">not chosen yet</span>
      ) : (
        <>
          {typeLabel(type)}
          <br />
          <span className="muted">
            {reason ?? (
              <>
                <PriceLabel price={price} /> a month, <PriceLabel price={price} per="hour" /> an
                hour{licensed && ' with licence'}
              </>
            )}
          </span>
        </>
      )}
    </Definition>
  );
}

interface ResizeSummaryProps {
  readonly current: ServerTypeRecord | undefined;
  readonly chosen: ServerTypeRecord | undefined;
  readonly image: ImageRecord | undefined;
  readonly reason: string | undefined;
}

export function ResizeSummary({ current, chosen, image, reason }: ResizeSummaryProps) {
  return (
    <div className={styles.after}>
      <DefinitionGrid>
        <TypeFacts label="Now" type={current} image={image} />
        <TypeFacts label="After" type={chosen} image={image} reason={reason} />
      </DefinitionGrid>
    </div>
  );
}
