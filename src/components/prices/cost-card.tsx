import type { ReactNode } from 'react';
import type { Price } from '@/model/pricing/prices';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid, DefinitionNote } from '@/ui/definition-grid';
import { Skeleton } from '@/ui/skeleton';
import { PriceLabel } from './price-label';

interface CostLabel {
  readonly month: ReactNode;
  readonly hour: ReactNode;
  readonly note: string | undefined;
}

function Costs({ month, hour, note }: CostLabel) {
  return (
    <Card title="Cost" flush>
      <DefinitionGrid>
        <Definition wide label="A month">
          {month}
          {note !== undefined && <DefinitionNote>{note}</DefinitionNote>}
        </Definition>
        <Definition wide label="An hour">
          {hour}
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}

interface CostCardProps {
  readonly price: Price | undefined;
  /** What the price is for. */
  readonly note?: string | undefined;
}

/** Spec 2 §9. */
export function CostCard({ price, note }: CostCardProps) {
  return (
    <Costs
      month={<PriceLabel price={price} />}
      hour={<PriceLabel price={price} per="hour" />}
      note={note}
    />
  );
}

/** The card before the record is read. */
export function CostSkeleton({ note }: { readonly note?: string | undefined }) {
  return <Costs month={<Skeleton width="short" />} hour={<Skeleton width="short" />} note={note} />;
}
