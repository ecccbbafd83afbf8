import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { RowsField } from '@/components/forms/editors/rows-field';
import { type Label, type LabelsForm, NO_LABEL } from '@/model/orbit/custom-labels';
import { TextField } from '@/ui/text-field';
import { words } from './words';

interface LabelRowsProps {
  readonly rows: readonly Label[];
  readonly onChange: (rows: Label[]) => void;
  readonly register: (field: `rows.${number}.${keyof Label}`) => UseFormRegisterReturn;
  readonly errors: FieldErrors<LabelsForm>['rows'];
}

export function LabelRows({ rows, onChange, register, errors }: LabelRowsProps) {
  return (
    <RowsField
      legend={words.customMetadata.legend}
      noun={words.customMetadata.noun}
      rows={rows}
      empty={NO_LABEL}
      onChange={onChange}
      hint={words.customMetadata.hint}
    >
      {(index, labelHidden) => (
        <>
          <TextField
            {...register(`rows.${index}.name`)}
            label={words.customMetadata.name}
            labelHidden={labelHidden}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors?.[index]?.name?.message}
          />
          <TextField
            {...register(`rows.${index}.value`)}
            label={words.customMetadata.value}
            labelHidden={labelHidden}
            autoComplete="off"
            error={errors?.[index]?.value?.message}
          />
        </>
      )}
    </RowsField>
  );
}
