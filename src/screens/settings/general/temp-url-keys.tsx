import { useAccount } from '@/components/account/account-context';
import { useQuery } from '@/components/data/use-query';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import { saveKeysCall } from '@/model/orbit/calls';
import { keysProblems, newKey, NO_KEYS, type TempUrlKeys } from '@/model/orbit/temp-url-keys';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyButton } from '@/ui/copy-button';
import { TextField } from '@/ui/text-field';
import styles from './temp-url-keys.module.css';

const schema = checkedForm(keysProblems);

const KEYS = [
  ['key1', 'clear1', 'Key 1'],
  ['key2', 'clear2', 'Key 2'],
] as const;

/** Sets the two keys that sign temporary links (spec 3 §5). */
export default function TempUrlKeysEditor() {
  const account = useAccount();
  const { data } = useQuery(orbitAccountQuery, { account });
  const editor = useSave<TempUrlKeys, TempUrlKeys>({
    schema,
    values: NO_KEYS,
    secret: ['key1', 'key2'],
    isSecret: true,
    verb: 'temp_url_keys',
    title: 'Orbit Temporary URL Keys',
    parent: paths.settings(account),
    request: (keys) => saveKeysCall(account, keys),
    success: () => 'Keys saved',
  });
  const { register, setValue, watch, formState } = editor.form;
  return (
    <EditorDialog editor={editor} title="Orbit Temporary URL Keys">
      <p>
        Temporary links to objects are signed with these keys, which are not shown again. With a new
        one, links that the old one signed stop working: change one key at a time.
      </p>
      {KEYS.map(([key, clear, label], index) => (
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
            placeholder={data?.keys[index] === true ? 'Set; leave empty to keep it' : 'Not set'}
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
          {data?.keys[index] === true && (
            <CheckboxField
              {...register(clear, { onChange: () => setValue(key, '') })}
              label={`Remove ${label.toLowerCase()}`}
            />
          )}
        </div>
      ))}
    </EditorDialog>
  );
}
