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
      {letsNobodyIn(rows) && <Note tone="warning">No access rules. Nothing can connect.</Note>}
      <RowsField
        legend="Access rules"
        noun="access rule"
        labels="each"
        rows={rows}
        empty={EMPTY_ACCESS}
        onChange={(all) =>
          setValue('rows', all, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        hint="Sources that may connect. Use a server, a server group, an IP address or a range such as 203.0.113.0/24."
      >
        {(index) => (
          <div className={styles.rule}>
            <div className={styles.source}>
              <EndpointControl
                compact
                label="Source"
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
              label="Description"
              optional
              autoComplete="off"
            />
          </div>
        )}
      </RowsField>
    </>
  );
}
