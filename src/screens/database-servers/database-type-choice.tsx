import type { ReactNode } from 'react';
import { usePrices } from '@/components/records/billing/use-prices';
import { TypeTable } from '@/components/records/type-table';
import { formatSize } from '@/lib/sizes';
import { byMemory } from '@/model/database-server/resize';
import { databaseTypeLabel, databaseTypeTitle } from '@/model/database-type/describe';
import { databaseTypePrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { Choice } from '@/ui/choice';
import { words } from './words';

type DatabaseType = Records['database_type'];

interface DatabaseTypeChoiceProps {
  readonly types: readonly DatabaseType[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly reasonOf: (type: DatabaseType) => string | undefined;
  readonly legend?: ReactNode;
  readonly error?: string | undefined;
}

export function DatabaseTypeChoice(props: DatabaseTypeChoiceProps) {
  const { types, reasonOf, legend = words.labels.databaseType, error, ...table } = props;
  const prices = usePrices();
  return (
    <Choice legend={legend} error={error}>
      <TypeTable
        label={words.labels.databaseType}
        types={types.toSorted(byMemory).map((type) => ({
          id: type.id,
          title: databaseTypeTitle(type),
          handle: type.default === true ? words.labels.defaultType : '',
          words: databaseTypeLabel(type),
          cores: type.cores,
          disk: type.disk_size === undefined ? undefined : formatSize(type.disk_size),
          price: databaseTypePrice(prices, type),
          reason: reasonOf(type),
        }))}
        {...table}
      />
    </Choice>
  );
}
