import * as v from 'valibot';
import type { ServerUpdate } from '@/wire/server';
import { EditorLine } from '@/components/editors/editor-line';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { canRename } from '@/model/server/rules';
import { useFacts } from '@/components/verbs/use-facts';
import { TextField } from '@/ui/text-field';
import { serverTitle } from '@/model/server/describe';

/** A server without a name goes by its id, so that none is required. */
const schema = v.object({ name: v.pipe(v.string(), v.trim()) });

type NameProps = ScreenProps<{ server: 'server' }>;

/** Renames a server, in the place of its title. */
export default function NameEditor({ account, server: id }: NameProps) {
  const { record } = useRecord('server', id, account);
  if (record === undefined) return null;
  return <NameForm account={account} server={record} />;
}

function NameForm({ account, server }: { account: NameProps['account']; server: ServerRecord }) {
  const facts = useFacts(account);
  const editor = useSave({
    schema,
    values: { name: server.name ?? '' },
    account,
    verb: 'rename',
    parent: paths.server(account, server.id),
    request: ({ name }) => ({
      way: 'rest',
      method: 'PUT',
      kind: 'server',
      id: server.id,
      body: { name } satisfies ServerUpdate,
    }),
  });
  const { errors } = editor.form.formState;
  return (
    <EditorLine
      editor={editor}
      label={`Rename ${serverTitle(server)}`}
      barred={canRename(server, facts)}
    >
      <TextField
        {...editor.form.register('name')}
        label="Name"
        labelHidden
        autoComplete="off"
        spellCheck={false}
        placeholder={server.id}
        error={errors.name?.message}
      />
    </EditorLine>
  );
}
