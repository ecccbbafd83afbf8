import { bound, type PartProps } from '@/components/forms/form-fields';
import {
  type Maintenance,
  MAINTENANCE_DAYS,
  MAINTENANCE_HOURS,
} from '@/model/database-server/maintenance';
import { Row } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { words } from './words';

function options(all: readonly { readonly value: string; readonly label: string }[]) {
  return all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Windows of an hour. */
export function MaintenanceFields({ form }: Pick<PartProps<Maintenance>, 'form'>) {
  return (
    <Row>
      <SelectField {...bound(form, 'weekday')} label={words.maintenance.day}>
        {options(MAINTENANCE_DAYS)}
      </SelectField>
      <SelectField {...bound(form, 'hour')} label={words.maintenance.hour}>
        {options(MAINTENANCE_HOURS)}
      </SelectField>
    </Row>
  );
}
