import { MAINTENANCE_DAYS, MAINTENANCE_HOURS } from '@/model/database-server/maintenance';
import { Row } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import type { ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

interface MaintenanceFieldsProps {
  readonly weekday: FieldProps;
  readonly hour: FieldProps;
}

function options(all: readonly { readonly value: string; readonly label: string }[]) {
  return all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Windows of an hour (spec 2 §9). */
export function MaintenanceFields({ weekday, hour }: MaintenanceFieldsProps) {
  return (
    <Row>
      <SelectField {...weekday} label="Day">
        {options(MAINTENANCE_DAYS)}
      </SelectField>
      <SelectField {...hour} label="Hour">
        {options(MAINTENANCE_HOURS)}
      </SelectField>
    </Row>
  );
}
