import type { UseFormReturn } from 'react-hook-form';
import { CreateSection } from '@/components/forms/editors/create-section';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { engineLabel } from '@/model/database-engine/describe';
import { defaultOf, type Engine, versionLabel } from '@/model/database-engine/engines';
import type { NewDatabase } from '@/model/database-server/create/form';
import { isFinished } from '@/model/database-snapshot/finished';
import { byTitle } from '@/model/title';
import { RadioSegments } from '@/ui/radio-segments';
import { SelectField } from '@/ui/select-field';

interface SourceSectionProps {
  readonly form: UseFormReturn<NewDatabase, unknown, NewDatabase>;
  readonly values: NewDatabase;
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

export function SourceSection({ form, values, engines }: SourceSectionProps) {
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <CreateSection title="Database">
      <RadioSegments
        label="Begin with"
        value={values.from}
        options={SOURCES}
        onChange={(from) => form.setValue('from', from, change)}
      />
      {values.from === 'engine' ? (
        <EngineFields form={form} values={values} engines={engines} />
      ) : (
        <SnapshotChoice form={form} values={values} />
      )}
    </CreateSection>
  );
}

function EngineFields({ form, values, engines }: SourceSectionProps) {
  const engine = engines.find(({ id }) => id === values.engine);
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <>
      <RadioSegments
        label="Engine"
        value={values.engine}
        options={engines.map(({ id, label }) => ({ value: id, label }))}
        error={form.formState.errors.engine?.message}
        onChange={(id) => {
          const chosen = engines.find((each) => each.id === id);
          form.setValue('engine', id, change);
          form.setValue('version', (chosen && defaultOf(chosen.versions)?.id) ?? '', change);
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

function SnapshotChoice({ form, values }: Omit<SourceSectionProps, 'engines'>) {
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
      onChange={(id) =>
        form.setValue('snapshot', id, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
      empty="There are no snapshots in this account"
    />
  );
}
