import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { FormText } from '@/components/forms/form-fields';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { saveContainerCall } from '@/model/container/calls';
import { quotaChanges, type QuotaForm, quotaForm, quotaProblems } from '@/model/container/quota';
import { canChange } from '@/model/container/rules';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';
import { words } from '../words';

const schema = checkedForm<QuotaForm>(quotaProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function QuotaEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.quota.title}
      task={words.quota.task}
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
        label={words.quota.size}
        optional
        inputMode="decimal"
        hint={bytes === undefined ? undefined : words.quota.sizeHint(bytes)}
      />
      <FormText
        form={form}
        name="count"
        label={words.quota.objects}
        optional
        inputMode="numeric"
        hint={count === undefined ? undefined : words.quota.objectsHint(count)}
      />
      <p className="muted">{words.quota.hint}</p>
    </>
  );
}
