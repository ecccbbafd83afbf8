import type { UseFormReturn } from 'react-hook-form';
import { errorAt, type FieldsProps } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { FormSection } from '@/components/record-page/create/create-section';
import { ZoneField } from '@/components/record-page/create/zone-field';
import { RetentionFields } from '@/components/record-page/snapshots/retention-fields';
import { ScheduleFields } from '@/components/record-page/snapshots/schedule-fields';
import { leastMemory, LimitNote } from '@/components/records/record-notes';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { defaultOf, type Engine, engineLabel, versionLabel } from '@/model/database-engine/engines';
import { type NewDatabase, noDatabaseTypeFits } from '@/model/database-server/create';
import { maintenanceLabel } from '@/model/database-server/maintenance';
import { databaseMemoryProblem, NO_DATABASE_TYPE_FITS } from '@/model/database-server/resize';
import { isFinished } from '@/model/database-snapshot/rules';
import { describeSchedule, parseSchedule } from '@/model/schedule';
import { byTitle } from '@/model/title';
import { RadioSegments } from '@/ui/radio-segments';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { AccessFields, type AccessForm } from '@/screens/database-servers/access-fields';
import { DatabaseTypeChoice } from '@/screens/database-servers/database-type-choice';
import { MaintenanceFields } from '@/screens/database-servers/maintenance-fields';
import { words } from '@/screens/database-servers/words';

/** Props of the form's fields. */
interface DatabaseFieldsProps extends FieldsProps<NewDatabase> {
  readonly engines: readonly Engine[];
}

const SOURCES = [
  { value: 'engine', label: words.create.empty },
  {
    value: 'snapshot',
    label: words.create.fromSnapshot,
    detail: words.create.fromSnapshotDetail,
  },
] as const;

/** An engine in a version, or a snapshot. */
function SourceFields(props: DatabaseFieldsProps) {
  const { from } = props.values;
  return (
    <>
      <RadioSegments
        label={words.create.beginning}
        value={from}
        options={SOURCES}
        onChange={(source) => props.change({ from: source })}
      />
      {from === 'engine' ? <EngineFields {...props} /> : <SnapshotChoice {...props} />}
    </>
  );
}

function EngineFields({ form, values, change, engines }: DatabaseFieldsProps) {
  const engine = engines.find(({ id }) => id === values.engine);
  return (
    <>
      <RadioSegments
        label={words.labels.engine}
        value={values.engine}
        options={engines.map(({ id, label }) => ({ value: id, label }))}
        error={form.formState.errors.engine?.message}
        onChange={(id) => {
          const chosen = engines.find((each) => each.id === id);
          change({ engine: id, version: (chosen && defaultOf(chosen.versions)?.id) ?? '' });
        }}
      />
      <SelectField {...form.register('version')} label={words.create.version}>
        {engine?.versions.map((version) => (
          <option key={version.id} value={version.id}>
            {versionLabel(version)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function SnapshotChoice({ form, values, change }: DatabaseFieldsProps) {
  const all = useListSource('database_snapshot');
  const available = all.rows.filter(isFinished).toSorted(byTitle);
  return (
    <RecordChoice
      from={[all]}
      label={words.labels.snapshots}
      options={available.map((record) => ({ record }))}
      value={values.snapshot}
      error={form.formState.errors.snapshot?.message}
      second={(snapshot) => engineLabel(snapshot)}
      onChange={(snapshot) => change({ snapshot })}
      empty={words.create.noSnapshots}
    />
  );
}

function Naming({ form }: DatabaseFieldsProps) {
  return (
    <>
      <TextField {...form.register('name')} label={words.labels.name} optional autoComplete="off" />
      <TextArea
        {...form.register('description')}
        label={words.labels.description}
        optional
        rows={2}
      />
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
        legend={<span className="visually-hidden">{words.labels.databaseType}</span>}
        error={errorAt(form, 'type')}
        reasonOf={({ ram }) => databaseMemoryProblem(ram, facts.account)}
        onChange={(type) => change({ type })}
      />
    </>
  );
}

function Zone({ values, change }: DatabaseFieldsProps) {
  return <ZoneField labelHidden value={values.zone} onChange={(zone) => change({ zone })} />;
}

function Access({ form }: DatabaseFieldsProps) {
  // The form has more fields than these.
  return <AccessFields form={form as unknown as UseFormReturn<AccessForm, unknown, AccessForm>} />;
}

/** Undefined if the schedule has no fields of its own, or a value was refused. */
function snapshotsInShort({ form, values }: DatabaseFieldsProps): string | undefined {
  const schedule = parseSchedule(values.schedule);
  const isRefused = errorAt(form, 'schedule') !== undefined || errorAt(form, 'count') !== undefined;
  if (isRefused || schedule.every === 'other') return undefined;
  if (schedule.every === 'never') return words.create.noSnapshotsPlanned;
  return words.create.snapshotsPlanned(
    describeSchedule(schedule),
    values.automatic ? values.count : undefined,
  );
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
  { title: words.labels.server, Fields: Naming },
  { title: words.create.database, Fields: SourceFields },
  { title: words.labels.databaseType, Fields: Type },
  { title: words.labels.zone, Fields: Zone },
  { title: words.access.title, Fields: Access },
  {
    title: words.labels.maintenance,
    note: words.maintenance.hint,
    Fields: MaintenanceFields,
    inShort: ({ values: { weekday, hour } }) => maintenanceLabel(Number(weekday), Number(hour)),
  },
  { title: words.labels.snapshots, Fields: Snapshots, inShort: snapshotsInShort },
];
