import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { TempUrlKeysFields } from '@/components/storage/temp-url-keys-fields';
import { saveKeysCall } from '@/model/orbit/calls';
import { keysProblems, NO_KEYS, type TempUrlKeys } from '@/model/orbit/account';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { words } from '../words';

const schema = checkedForm(keysProblems);

export default function TempUrlKeysEditor() {
  const account = useAccount();
  const { data } = useQuery(orbitAccountQuery, { account });
  const editor = useSave<TempUrlKeys, TempUrlKeys>({
    schema,
    values: NO_KEYS,
    secret: ['key1', 'key2'],
    isSecret: true,
    verb: 'temp_url_keys',
    title: words.general.keys,
    parent: paths.settings(account),
    request: (keys) => saveKeysCall(account, keys),
    success: () => words.keys.success,
  });
  return (
    <EditorDialog editor={editor} title={words.general.keys}>
      <p>{words.keys.lead}</p>
      <TempUrlKeysFields form={editor.form} isSet={data?.keys ?? []} />
    </EditorDialog>
  );
}
