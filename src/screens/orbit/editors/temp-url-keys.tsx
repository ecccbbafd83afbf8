import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { TempUrlKeysFields } from '@/components/storage/temp-url-keys-fields';
import { saveContainerKeysCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import { keysProblems, NO_KEYS, type TempUrlKeys } from '@/model/orbit/account';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { shortTitle } from '@/model/title';
import { isKnown, readable } from '@/model/unreadable';
import { words } from '../words';

const schema = checkedForm(keysProblems);

export default function ContainerKeysEditor({
  container: id,
}: ScreenProps<{ container: 'container' }>) {
  const { record, meta } = useRecord('container', id);
  const parent = paths.record('container', useAccount(), id);
  if (record === undefined) return null;
  const container = readable(record);
  if (isKnown(container, 'temp_url_key', 'temp_url_key_2'))
    return <KeysDialog container={container} parent={parent} />;
  if (!meta.full) return null;
  return (
    <UnknownValue
      kind="container"
      record={record}
      parent={parent}
      title={words.temporaryKeys.title}
    />
  );
}

interface DialogProps {
  readonly container: ContainerRecord;
  readonly parent: string;
}

function KeysDialog({ container, parent }: DialogProps) {
  const facts = useFacts();
  const { id, temp_url_key: first, temp_url_key_2: second } = container;
  const editor = useSave<TempUrlKeys, TempUrlKeys>({
    schema,
    values: NO_KEYS,
    secret: ['key1', 'key2'],
    isSecret: true,
    verb: 'temp_url_keys',
    title: words.temporaryKeys.task,
    about: shortTitle(container),
    parent,
    request: (keys) => saveContainerKeysCall(id, keys),
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.temporaryKeys.title}
      disabledReason={canChange(container, facts)}
    >
      <p>{words.temporaryKeys.hint}</p>
      <TempUrlKeysFields form={editor.form} isSet={[first, second]} />
    </EditorDialog>
  );
}
