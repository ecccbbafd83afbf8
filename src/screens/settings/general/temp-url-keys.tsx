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
    title: 'Orbit Temporary URL Keys',
    parent: paths.settings(account),
    request: (keys) => saveKeysCall(account, keys),
    success: () => 'Keys saved',
  });
  return (
    <EditorDialog editor={editor} title="Orbit Temporary URL Keys">
      <p>
        Temporary links to objects are signed with these keys, which are not shown again. With a new
        one, links that the old one signed stop working: change one key at a time.
      </p>
      <TempUrlKeysFields form={editor.form} isSet={data?.keys ?? []} />
    </EditorDialog>
  );
}
