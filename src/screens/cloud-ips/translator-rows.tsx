import { RowsField } from '@/components/forms/editors/rows-field';
import { bound, errorAt, type PartProps } from '@/components/forms/form-fields';
import {
  EMPTY_TRANSLATOR,
  TRANSLATOR_PROTOCOLS,
  type TranslatorRow,
  type TranslatorsForm,
} from '@/model/cloud-ip/translators';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { words } from './words';

interface TranslatorRowsProps extends PartProps<TranslatorsForm> {
  readonly legendShown?: 'optional';
}

const PORT = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Ports that a cloud IP translates. */
export function TranslatorRows({ form, values, change, legendShown }: TranslatorRowsProps) {
  return (
    <RowsField
      {...(legendShown && { legendShown })}
      legend={words.labels.portTranslators}
      noun={words.portTranslators.noun}
      rows={values.rows}
      empty={EMPTY_TRANSLATOR}
      error={errorAt(form, 'rows')}
      onChange={(rows) => change({ rows })}
      hint={words.portTranslators.hint}
    >
      {(index, labelHidden) => {
        const field = (name: keyof TranslatorRow) => ({
          ...bound(form, `rows.${index}.${name}`),
          labelHidden,
        });
        return (
          <>
            <TextField {...field('incoming')} {...PORT} label={words.portTranslators.in} />
            <TextField {...field('outgoing')} {...PORT} label={words.portTranslators.out} />
            <SelectField {...field('protocol')} label={words.portTranslators.protocol}>
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
