import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { containerLabelsProblems, saveLabelsCall } from '@/model/container/labels';
import { canChange } from '@/model/container/rules';
import { type LabelsForm, labelsForm } from '@/model/orbit/custom-labels';
import { checkedForm } from '@/model/problems';
import { LabelRows } from '../label-rows';

const schema = checkedForm<LabelsForm>(containerLabelsProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

/** What a customer notes of a container: `X-Container-Meta-…`. */
export default function LabelsEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Custom metadata"
      task="Change the custom metadata of"
      verb="labels"
      schema={schema}
      disabledReason={canChange}
      values={({ labels }) => labels && labelsForm(labels)}
      request={(form, { labels = {} }) => saveLabelsCall(id, form, labels)}
    >
      {(form) => <Labels form={form} />}
    </RecordEditor>
  );
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
