import type { UseFormReturn } from 'react-hook-form';
import { type AccessForm, AccessFields } from '../access-fields';
import { DatabaseTypeChoice } from '../database-type-choice';
import { MaintenanceFields } from '../maintenance-fields';
import type { FormSection } from '@/components/record-page/create/create-section';
import { ZoneField } from '@/components/record-page/create/zone-field';
import { errorAt } from '@/components/forms/form-fields';
import { RetentionFields } from '@/components/record-page/snapshots/retention-fields';
import { ScheduleFields } from '@/components/record-page/snapshots/schedule-fields';
import { leastMemory, LimitNote } from '@/components/records/limit-note';
import { useFacts } from '@/components/scope/data/use-facts';
import { noDatabaseTypeFits } from '@/model/database-server/create/problems';
import { databaseMemoryProblem, NO_DATABASE_TYPE_FITS } from '@/model/database-server/memory';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { type DatabaseFieldsProps, SourceFields } from './source-fields';

function Naming({ form }: DatabaseFieldsProps) {
  return (
    <>
      <TextField {...form.register('name')} label="Name" optional autoComplete="off" />
      <TextArea {...form.register('description')} label="Description" optional rows={2} />
    </>
  );
}

function Type({ form, values, change }: DatabaseFieldsProps) {
  const facts = useFacts();
  const types = facts.all('database_type');
  return (
    <>
      <LimitNote
        resource="database_server"
        more={leastMemory(types)}
        problem={noDatabaseTypeFits(facts) ? NO_DATABASE_TYPE_FITS : undefined}
      />
      <DatabaseTypeChoice
        types={types}
        value={values.type}
        legend={<span className="visually-hidden">Database type</span>}
        error={errorAt(form, 'type')}
        reasonOf={({ ram }) => databaseMemoryProblem(ram, facts.account)}
        onChange={(type) => change({ type })}
      />
    </>
  );
}

function Zone({ values, change }: DatabaseFieldsProps) {
  return <ZoneField value={values.zone} onChange={(zone) => change({ zone })} />;
}

function Access({ form }: DatabaseFieldsProps) {
  // The form has more fields than these.
  return <AccessFields form={form as unknown as UseFormReturn<AccessForm, unknown, AccessForm>} />;
}

function Snapshots(props: DatabaseFieldsProps) {
  return (
    <>
      <ScheduleFields {...props} />
      <RetentionFields {...props} />
    </>
  );
}

export const DATABASE_SECTIONS: readonly FormSection<DatabaseFieldsProps>[] = [
  { title: 'Name', Fields: Naming },
  { title: 'Database', Fields: SourceFields },
  { title: 'Database type', Fields: Type },
  { title: 'Zone', Fields: Zone },
  { title: 'Access', note: 'Who can connect to the databases.', Fields: Access },
  {
    title: 'Maintenance',
    note: 'Updates are made within this hour. The database may restart meanwhile.',
    Fields: MaintenanceFields,
  },
  { title: 'Snapshots', Fields: Snapshots },
];
