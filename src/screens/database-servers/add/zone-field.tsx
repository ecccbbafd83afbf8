import { useListRecords } from '@/components/scope/data/use-list';
import { zoneLabel } from '@/model/zone/describe';
import { RadioSegments } from '@/ui/radio-segments';

interface ZoneFieldProps {
  /** An id, or empty for any. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const zones = useListRecords('zone');
  const options = [
    { value: '', label: 'Any zone', detail: 'The provider chooses one.' },
    ...zones.map(({ id, handle }) => ({
      value: String(id),
      label: zoneLabel(handle) ?? id,
      detail: handle ?? id,
    })),
  ];
  return <RadioSegments label="Zone" value={value} options={options} onChange={onChange} />;
}
