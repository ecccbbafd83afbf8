import type { UseFormReturn } from 'react-hook-form';
import { newKey, type TempUrlKeys } from '@/model/orbit/account';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyButton } from '@/ui/copy-button';
import { TextField } from '@/ui/text-field';
import styles from './temp-url-keys-fields.module.css';
import { words } from './words';

const KEYS = [
  ['key1', 'clear1'],
  ['key2', 'clear2'],
] as const;

interface TempUrlKeysFieldsProps {
  readonly form: UseFormReturn<TempUrlKeys, unknown, TempUrlKeys>;
  /** True if the first or the second key is set; undefined if that is not known. */
  readonly isSet: readonly (boolean | undefined)[];
}

export function TempUrlKeysFields({ form, isSet }: TempUrlKeysFieldsProps) {
  const { register, setValue, watch, formState } = form;
  return KEYS.map(([key, clear], index) => (
    <div key={key}>
      <TextField
        {...register(key)}
        label={words.temporaryLinkKeys[key].label}
        optional
        mono
        autoFocus={index === 0}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={
          isSet[index] === true
            ? words.temporaryLinkKeys.keptIfEmpty
            : words.temporaryLinkKeys.notSet
        }
        error={formState.errors[key]?.message}
        aside={
          <span className={styles.beside}>
            {watch(key) !== '' && (
              <CopyButton text={watch(key)} what={words.temporaryLinkKeys[key].label} compact />
            )}
            <Button
              size="s"
              variant="quiet"
              aria-label={words.temporaryLinkKeys[key].generateLabel}
              onClick={() => {
                setValue(key, newKey(), { shouldDirty: true, shouldValidate: true });
                setValue(clear, false);
              }}
            >
              {words.temporaryLinkKeys.generate}
            </Button>
          </span>
        }
      />
      {isSet[index] === true && (
        <CheckboxField
          {...register(clear, { onChange: () => setValue(key, '') })}
          label={words.temporaryLinkKeys[key].remove}
        />
      )}
    </div>
  ));
}
