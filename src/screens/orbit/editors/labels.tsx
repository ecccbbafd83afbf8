import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { LabelRows } from '@/components/storage/label-rows';
import { containerLabelsProblems, saveLabelsCall } from '@/model/container/labels';
import { canChange } from '@/model/container/rules';
import { type Labels as LabelsOf, type LabelsForm, labelsForm } from '@/model/orbit/custom-labels';
import { checkedForm } from '@/model/problems';
import { words } from '../words';

const schema = checkedForm<LabelsForm>(containerLabelsProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

/** Edits a container's custom metadata: `X-Container-Meta-…`. */
export default function LabelsEditor({ container: id }: EditorProps) {
  // Changes from another window stay during an edit: rows follow only until it begins.
  const [begun, setBegun] = useState<LabelsOf>();
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.customMetadata.title}
      task={words.customMetadata.task}
      verb="labels"
      schema={schema}
      disabledReason={canChange}
      values={({ labels = begun }) => labels && labelsForm(begun ?? labels)}
      request={(form, { labels = {} }) => saveLabelsCall(id, form, begun ?? labels)}
    >
      {(form, { labels }) => (
        <>
          <Follow isDirty={form.formState.isDirty} labels={labels} onFollow={setBegun} />
          <Labels form={form} />
        </>
      )}
    </RecordEditor>
  );
}

interface FollowProps {
  readonly isDirty: boolean;
  readonly labels: LabelsOf | undefined;
  readonly onFollow: (labels: LabelsOf | undefined) => void;
}

function Follow({ isDirty, labels, onFollow }: FollowProps) {
  useEffect(() => {
    if (!isDirty) onFollow(labels);
  }, [isDirty, labels, onFollow]);
  return null;
}

interface LabelsProps {
  readonly form: UseFormReturn<LabelsForm, unknown, LabelsForm>;
}

function Labels({ form }: LabelsProps) {
  const { register, setValue, watch, formState } = form;
  return (
    <LabelRows
      rows={watch('rows')}
      register={register}
      errors={formState.errors.rows}
      onChange={(rows) =>
        setValue('rows', rows, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}
