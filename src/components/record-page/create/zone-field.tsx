import { useListRecords } from '@/components/scope/data/use-list';
import type { Records } from '@/model/records/records';
import { zoneLabel } from '@/model/zone/describe';
import { RadioSegments } from '@/ui/radio-segments';
import { words } from './words';

interface ZoneFieldProps {
  readonly labelHidden?: boolean | undefined;
  /** An id, or empty for any. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly reasonOf?: (zone: Records['zone']) => string | undefined;
  /** Why there is no choice, shown at the chosen zone. */
  readonly given?: string | undefined;
}

/** A choice of zone, which may be left to the provider. */
export function ZoneField(props: ZoneFieldProps) {
  const { labelHidden, value, onChange, error, reasonOf, given } = props;
  const zones = useListRecords('zone');
  const options = [
    { value: '', label: words.zone.any, detail: words.zone.anyDetail },
    ...zones.map((zone) => ({
      value: String(zone.id),
      label: zoneLabel(zone.handle) ?? zone.id,
      detail: (zone.id === value ? given : undefined) ?? zone.handle ?? zone.id,
      reason: given === undefined ? reasonOf?.(zone) : undefined,
    })),
  ];
  return (
    <RadioSegments
      label={words.zone.label}
      labelHidden={labelHidden}
      value={value}
      options={options}
      error={error}
      onChange={(id) => {
        if (given === undefined) onChange(id);
      }}
    />
  );
}
