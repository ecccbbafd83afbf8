import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { FormText } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { useList, useListSource } from '@/components/scope/data/use-list';
import {
  archiveCalls,
  archiveChoices,
  type ArchiveForm,
  archiveForm,
  type ArchiveMode,
  archiveProblems,
  canArchive,
} from '@/model/container/archive';
import { containerNames } from '@/model/container/name';
import { canChange } from '@/model/container/rules';
import { containerId, placeOf } from '@/model/orbit/ids';
import { checkedForm, type Rule } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';
import { RadioSegments } from '@/ui/radio-segments';
import { words } from '../words';

const rule: Rule<ContainerRecord> = (container, facts) =>
  canChange(container, facts) ?? canArchive(container, facts);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function HistoryEditor({ container: id }: EditorProps) {
  const account = useAccount();
  const factsNow = useFactsNow();
  // The names that are taken.
  useList('container');
  const schema = useMemo(
    () =>
      checkedForm<ArchiveForm>((form) =>
        archiveProblems(form, containerNames(factsNow().all('container'), account)),
      ),
    [account, factsNow],
  );
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.archiving.title}
      task={words.archiving.task}
      verb="history"
      schema={schema}
      disabledReason={rule}
      values={(container) =>
        isKnown(container, 'history_location', 'versions_location')
          ? archiveForm(container)
          : undefined
      }
      request={(form) => archiveCalls(id, form)}
    >
      {(form, container) => <Fields form={form} container={container} />}
    </RecordEditor>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<ArchiveForm, unknown, ArchiveForm>;
  readonly container: ContainerRecord;
}

const MODES: readonly { readonly value: ArchiveMode; readonly label: string }[] = [
  { value: 'disable', label: words.archiving.off },
  { value: 'create', label: words.create.title },
  { value: 'existing', label: words.archiving.existing },
];

function Fields({ form, container }: FieldsProps) {
  const { setValue, watch } = form;
  const mode = watch('mode');
  return (
    <>
      <p>{words.archiving.hint}</p>
      <RadioSegments
        label={words.archiving.mode}
        value={mode}
        options={MODES}
        onChange={(value) => setValue('mode', value, { shouldDirty: true })}
      />
      {mode === 'create' && (
        <FormText form={form} name="name" label={words.archiving.name} autoCapitalize="none" />
      )}
      {mode === 'existing' && <Existing form={form} container={container} />}
      {mode === 'disable' && container.history_location && (
        <p className="muted">{words.archiving.archiveStays}</p>
      )}
    </>
  );
}

function Existing({ form, container }: FieldsProps) {
  const account = useAccount();
  const source = useListSource('container');
  const options = useMemo(() => archiveChoices(container, source.rows), [container, source.rows]);
  const existing = form.watch('existing');
  return (
    <RecordChoice
      from={[source]}
      label={words.archiving.container}
      options={options}
      value={existing === '' ? '' : containerId(account, existing)}
      onChange={(id) => {
        form.setValue('existing', placeOf(id).container, { shouldDirty: true });
        form.clearErrors('existing');
      }}
      error={form.formState.errors.existing?.message}
      empty={words.archiving.noContainer}
    />
  );
}
