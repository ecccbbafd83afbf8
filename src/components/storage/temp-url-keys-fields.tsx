import type { UseFormReturn } from 'react-hook-form';
import { newKey, type TempUrlKeys } from '@/model/orbit/account';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyButton } from '@/ui/copy-button';
import { TextField } from '@/ui/text-field';
import styles from './temp-url-keys-fields.module.css';

const KEYS = [
  ['key1', 'clear1', 'Key 1'],
  ['key2', 'clear2', 'Key 2'],
] as const;

interface TempUrlKeysFieldsProps {
  readonly form: UseFormReturn<TempUrlKeys, unknown, TempUrlKeys>;
  /** True if the first or the second key is set; undefined if that is not known. */
  readonly isSet: readonly (boolean | undefined)[];
}

export function TempUrlKeysFields({ form, isSet }: TempUrlKeysFieldsProps) {
  const { register, setValue, watch, formState } = form;
  return KEYS.map(([key, clear, label], index) => (
    <div key={key}>
      <TextField
        {...register(key)}
        label={label}
        optional
        mono
        autoFocus={index === 0}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isSet[index] === true ? 'Set; leave empty to keep it' : 'Not set'}
        error={formState.errors[key]?.message}
        aside={
          <span className={styles.beside}>
            {watch(key) !== '' && <CopyButton text={watch(key)} what={label} compact />}
            <Button
              size="s"
              variant="quiet"
              aria-label={`Generate ${label}`}
              onClick={() => {
                setValue(key, newKey(), { shouldDirty: true, shouldValidate: true });
                setValue(clear, false);
              }}
            >
              Generate
            </Button>
          </span>
        }
      />
      {isSet[index] === true && (
        <CheckboxField
          {...register(clear, { onChange: () => setValue(key, '') })}
          label={`Remove ${label.toLowerCase()}`}
        />
      )}
    </div>
  ));
}
