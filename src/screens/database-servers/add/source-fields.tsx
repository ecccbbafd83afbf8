import type { FieldsProps } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { engineLabel } from '@/model/database-engine/describe';
import { defaultOf, type Engine, versionLabel } from '@/model/database-engine/engines';
import type { NewDatabase } from '@/model/database-server/create/form';
import { isFinished } from '@/model/database-snapshot/finished';
import { byTitle } from '@/model/title';
import { RadioSegments } from '@/ui/radio-segments';
import { SelectField } from '@/ui/select-field';

/** Props of the form's fields. */
export interface DatabaseFieldsProps extends FieldsProps<NewDatabase> {
  readonly engines: readonly Engine[];
}

const SOURCES = [
  { value: 'engine', label: 'Empty', detail: 'A new database of the engine that you choose.' },
  {
    value: 'snapshot',
    label: 'From a snapshot',
    detail: 'What was in the database when the snapshot was taken, and its users and passwords.',
  },
] as const;

/** An engine in a version, or a snapshot (spec 2 §5). */
export function SourceFields(props: DatabaseFieldsProps) {
  const { from } = props.values;
  return (
    <>
      <RadioSegments
        label="Begin with"
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
        label="Engine"
        value={values.engine}
        options={engines.map(({ id, label }) => ({ value: id, label }))}
        error={form.formState.errors.engine?.message}
        onChange={(id) => {
          const chosen = engines.find((each) => each.id === id);
          change({ engine: id, version: (chosen && defaultOf(chosen.versions)?.id) ?? '' });
        }}
      />
      <SelectField {...form.register('version')} label="Version">
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
      label="Snapshots"
      options={available.map((record) => ({ record }))}
      value={values.snapshot}
      error={form.formState.errors.snapshot?.message}
      second={(snapshot) => engineLabel(snapshot)}
      onChange={(snapshot) => change({ snapshot })}
      empty="There are no snapshots in this account"
    />
  );
}
