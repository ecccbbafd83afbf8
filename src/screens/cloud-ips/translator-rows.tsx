import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { RowsField } from '@/components/forms/editors/rows-field';
import {
  EMPTY_TRANSLATOR,
  TRANSLATOR_PROTOCOLS,
  type TranslatorRow,
  type TranslatorsForm,
} from '@/model/cloud-ip/translators';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

interface TranslatorRowsProps {
  readonly legendShown?: 'optional';
  readonly rows: readonly TranslatorRow[];
  readonly errors: FieldErrors<TranslatorsForm>['rows'];
  readonly register: (index: number, field: keyof TranslatorRow) => UseFormRegisterReturn;
  readonly onChange: (rows: TranslatorRow[]) => void;
}

const PORT = { inputMode: 'numeric', autoComplete: 'off' } as const;

export function TranslatorRows(props: TranslatorRowsProps) {
  const { rows, errors, register, onChange, legendShown } = props;
  return (
    <RowsField
      {...(legendShown && { legendShown })}
      legend="Port translators"
      noun="port translator"
      rows={rows}
      empty={EMPTY_TRANSLATOR}
      error={errors?.message ?? errors?.root?.message}
      onChange={onChange}
      hint="What arrives at the “in” port is passed on to the “out” port. Without any, every port stays as it is."
    >
      {(index, labelHidden) => {
        const field = (name: keyof TranslatorRow) => ({
          ...register(index, name),
          labelHidden,
          error: errors?.[index]?.[name]?.message,
        });
        return (
          <>
            <TextField {...field('incoming')} {...PORT} label="In" />
            <TextField {...field('outgoing')} {...PORT} label="Out" />
            <SelectField {...field('protocol')} label="Protocol">
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
