import type { UseFormReturn } from 'react-hook-form';
import { RowsField } from '@/components/forms/editors/rows-field';
import { EndpointControl } from '@/components/lists/choices/endpoint-field';
import {
  type AccessRow,
  EMPTY_ACCESS,
  letsNobodyIn,
  SOURCE_KINDS,
} from '@/model/database-server/access';
import { Note } from '@/ui/note';
import { TextField } from '@/ui/text-field';
import styles from './access-fields.module.css';
import { words } from './words';

export interface AccessForm {
  rows: AccessRow[];
}

interface AccessFieldsProps {
  readonly form: UseFormReturn<AccessForm, unknown, AccessForm>;
}

export function AccessFields({ form }: AccessFieldsProps) {
  const { register, setValue, watch, getValues, clearErrors, formState } = form;
  const rows = watch('rows');
  return (
    <>
      {letsNobodyIn(rows) && <Note tone="warning">{words.access.none}</Note>}
      <RowsField
        legend={words.access.rules}
        noun={words.access.rule}
        labels="each"
        rows={rows}
        empty={EMPTY_ACCESS}
        onChange={(all) =>
          setValue('rows', all, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      >
        {(index) => (
          <div className={styles.rule}>
            <div className={styles.source}>
              <EndpointControl
                compact
                label={words.access.source}
                kinds={SOURCE_KINDS}
                kind={rows[index]?.kind ?? 'any'}
                value={rows[index]?.value ?? ''}
                kindField={register(`rows.${index}.kind`)}
                valueField={register(`rows.${index}.value`)}
                kindNow={() => getValues(`rows.${index}.kind`)}
                error={formState.errors.rows?.[index]?.value?.message}
                onClear={() => clearErrors(`rows.${index}.value`)}
                onValue={(value, isChoice) =>
                  setValue(`rows.${index}.value`, value, {
                    shouldDirty: true,
                    shouldValidate: isChoice && formState.isSubmitted,
                  })
                }
              />
            </div>
            <TextField
              {...register(`rows.${index}.description`)}
              label={words.labels.description}
              optional
              autoComplete="off"
            />
          </div>
        )}
      </RowsField>
    </>
  );
}
