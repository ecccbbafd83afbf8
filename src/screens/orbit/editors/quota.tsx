import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { FormText } from '@/components/forms/form-fields';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { saveContainerCall } from '@/model/container/calls';
import { quotaChanges, type QuotaForm, quotaForm, quotaProblems } from '@/model/container/quota';
import { canChange } from '@/model/container/rules';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';

const schema = checkedForm<QuotaForm>(quotaProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function QuotaEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Quota"
      task="Change the quota of"
      verb="quota"
      schema={schema}
      disabledReason={canChange}
      values={(container) =>
        isKnown(container, 'quota_bytes', 'quota_count') ? quotaForm(container) : undefined
      }
      request={(form, container) => saveContainerCall(id, quotaChanges(form, quotaForm(container)))}
    >
      {(form, container) => <Fields form={form} container={container} />}
    </RecordEditor>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<QuotaForm, unknown, QuotaForm>;
  readonly container: ContainerRecord;
}

function Fields({ form, container }: FieldsProps) {
  const { bytes, count } = container;
  return (
    <>
      <FormText
        form={form}
        name="bytes"
        label="Size in GB"
        optional
        inputMode="decimal"
        hint={bytes === undefined ? undefined : `It holds ${formatSize(bytes)}.`}
      />
      <FormText
        form={form}
        name="count"
        label="Number of objects"
        optional
        inputMode="numeric"
        hint={count === undefined ? undefined : `It holds ${counted(count, 'object')}.`}
      />
      <p className="muted">
        What would go beyond is refused when it is uploaded. Nothing is deleted that is there
        already.
      </p>
    </>
  );
}
