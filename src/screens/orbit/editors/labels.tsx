import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/editors/record-editor';
import { RowsField } from '@/components/editors/rows-field';
import type { ScreenProps } from '@/components/page/screen-route';
import {
  type LabelsForm,
  labelsForm,
  labelsProblems,
  NO_LABEL,
  saveLabelsCall,
} from '@/model/container/labels';
import { canChange } from '@/model/container/rules';
import { checkedForm } from '@/model/problems';
import { TextField } from '@/ui/text-field';

const schema = checkedForm<LabelsForm>(labelsProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

/** What a customer notes of a container: `X-Container-Meta-…`. */
export default function LabelsEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Custom metadata"
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
    <RowsField
      legend="Custom metadata"
      noun="entry"
      rows={watch('rows')}
      empty={NO_LABEL}
      onChange={(rows) =>
        setValue('rows', rows, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      hint="Names and values of your own, for your programs to read. Names are kept in lower case."
    >
      {(index, labelHidden) => {
        const errors = formState.errors.rows?.[index];
        return (
          <>
            <TextField
              {...register(`rows.${index}.name`)}
              label="Name"
              labelHidden={labelHidden}
              mono
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={errors?.name?.message}
            />
            <TextField
              {...register(`rows.${index}.value`)}
              label="Value"
              labelHidden={labelHidden}
              autoComplete="off"
              error={errors?.value?.message}
            />
          </>
        );
      }}
    </RowsField>
  );
}
