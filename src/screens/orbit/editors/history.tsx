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
      title="Archiving"
      task="Change the archiving of"
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
  { value: 'disable', label: 'Off' },
  { value: 'create', label: 'Create container' },
  { value: 'existing', label: 'Use Existing Container' },
];

function Fields({ form, container }: FieldsProps) {
  const { setValue, watch } = form;
  const mode = watch('mode');
  return (
    <>
      <p>
        What is overwritten or deleted in this container is kept in another one, from which it can
        be restored.
      </p>
      <RadioSegments
        label="Archive into"
        value={mode}
        options={MODES}
        onChange={(value) => setValue('mode', value, { shouldDirty: true })}
      />
      {mode === 'create' && <FormText form={form} name="name" label="Name" autoCapitalize="none" />}
      {mode === 'existing' && <Existing form={form} container={container} />}
      {mode === 'disable' && container.history_location && (
        <p className="muted">What the archive holds already stays there.</p>
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
      label="Container"
      options={options}
      value={existing === '' ? '' : containerId(account, existing)}
      onChange={(id) => {
        form.setValue('existing', placeOf(id).container, { shouldDirty: true });
        form.clearErrors('existing');
      }}
      error={form.formState.errors.existing?.message}
      empty="There is no other container"
    />
  );
}
