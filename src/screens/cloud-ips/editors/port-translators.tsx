import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/editors/record-editor';
import { RowsField } from '@/components/editors/rows-field';
import type { ScreenProps } from '@/components/page/screen-route';
import { update } from '@/model/call';
import {
  EMPTY_TRANSLATOR,
  TRANSLATOR_PROTOCOLS,
  type TranslatorsForm,
  translatorsForm,
  translatorsSchema,
  wireTranslators,
} from '@/model/cloud-ip/translators';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

type EditorProps = ScreenProps<{ cloud_ip: 'cloud_ip' }>;

/** Spec 2 §§2, 5. */
export default function PortTranslatorsEditor({ cloud_ip: id }: EditorProps) {
  return (
    <RecordEditor
      kind="cloud_ip"
      id={id}
      title="Port translators"
      verb="port_translators"
      schema={translatorsSchema}
      values={translatorsForm}
      wireNames={{ port_translators: 'rows' }}
      request={(form) => update('cloud_ip', id, { port_translators: wireTranslators(form) })}
    >
      {(form) => <Translators form={form} />}
    </RecordEditor>
  );
}

interface TranslatorsProps {
  readonly form: UseFormReturn<TranslatorsForm, unknown, TranslatorsForm>;
}

const PORT = { inputMode: 'numeric', autoComplete: 'off' } as const;

function Translators({ form }: TranslatorsProps) {
  const { register, setValue, watch, formState } = form;
  return (
    <RowsField
      legend="Port translators"
      noun="port translator"
      rows={watch('rows')}
      empty={EMPTY_TRANSLATOR}
      onChange={(rows) =>
        setValue('rows', rows, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      hint="What arrives at the “in” port is passed on to the “out” port. Without any, every port stays as it is."
    >
      {(index, labelHidden) => {
        const errors = formState.errors.rows?.[index];
        return (
          <>
            <TextField
              {...register(`rows.${index}.incoming`)}
              {...PORT}
              label="In"
              labelHidden={labelHidden}
              error={errors?.incoming?.message}
            />
            <TextField
              {...register(`rows.${index}.outgoing`)}
              {...PORT}
              label="Out"
              labelHidden={labelHidden}
              error={errors?.outgoing?.message}
            />
            <SelectField
              {...register(`rows.${index}.protocol`)}
              label="Protocol"
              labelHidden={labelHidden}
              error={errors?.protocol?.message}
            >
              {TRANSLATOR_PROTOCOLS.map((protocol) => (
                <option key={protocol} value={protocol}>
                  {protocol.toUpperCase()}
                </option>
              ))}
            </SelectField>
          </>
        );
      }}
    </RowsField>
  );
}
