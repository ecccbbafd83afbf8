import { DatabaseTypeChoice } from '@/screens/database-servers/database-type-choice';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { ListedChoice } from '@/components/lists/choices/choice-frame';
import { leastMemory, LimitNote } from '@/components/records/record-notes';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { resizeDatabaseCall } from '@/model/database-server/calls';
import {
  chosenDatabaseTypeProblem,
  databaseResizeProblem,
  NO_DATABASE_MEMORY,
} from '@/model/database-server/resize';
import { canResize, NO_RESIZE } from '@/model/database-server/rules';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { shortTitle } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { words } from '../words';

type ResizeProps = ScreenProps<{ database_server: 'database_server' }>;

export default function DatabaseResize({ database_server: id }: ResizeProps) {
  const account = useAccount();
  const { record, meta } = useRecord('database_server', id);
  if (record === undefined) return null;
  if (record.database_server_type !== undefined) return <ResizeDialog server={record} />;
  // Nothing opens over the page before the record is read.
  if (!meta.full) return null;
  return (
    <UnknownValue
      kind="database_server"
      record={record}
      parent={paths.record('database_server', account, id)}
      title={words.resize.resize}
      why={unknownProblem(record, words.resize.participle)}
    />
  );
}

function ResizeDialog({ server }: { readonly server: DatabaseServerRecord }) {
  const account = useAccount();
  const facts = useFacts();
  useRecord('account', account);
  const all = useListSource('database_type');
  const typeOf = (id: string | null | undefined) =>
    id ? facts.get('database_type', id) : undefined;
  const current = typeOf(server.database_server_type);
  const name = shortTitle(server);
  const reason = canResize(server, facts);
  const editor = useSave({
    schema: checkedForm<{ type: string }>(({ type }) => ({
      type: chosenDatabaseTypeProblem(current, typeOf(type), facts),
    })),
    values: { type: '' },
    verb: 'resize',
    title: words.resize.resize,
    about: name,
    words: {
      todo: words.resize.todo,
      doing: words.resize.doing,
      done: words.resize.done,
    },
    parent: paths.record('database_server', account, server.id),
    // Makes a missing choice an error.
    isNew: true,
    wireNames: { database_server_type: 'type', new_type: 'type' },
    request: ({ type }) => resizeDatabaseCall(server.id, type),
  });
  const reasonOf = (type: (typeof all.rows)[number]) => databaseResizeProblem(current, type, facts);
  const tooLarge = all.rows.filter((type) => reasonOf(type) === NO_DATABASE_MEMORY);
  return (
    <EditorDialog
      editor={editor}
      title={words.resize.title(name)}
      size="l"
      saveLabel={words.resize.resize}
      disabledReason={reason}
      remedy={
        reason === NO_RESIZE && (
          <LinkButton size="s" to={paths.support(account, words.resize.supportMessage(server.id))}>
            {words.resize.contactSupport}
          </LinkButton>
        )
      }
    >
      <Note tone="warning">{words.resize.warning}</Note>
      <LimitNote
        resource="database_server"
        more={leastMemory(tooLarge, current?.ram)}
        problem={tooLarge.length > 0 ? words.resize.memoryShort : undefined}
      />
      <ListedChoice from={[all]}>
        <DatabaseTypeChoice
          types={all.rows}
          value={editor.form.watch('type')}
          error={editor.form.formState.errors.type?.message}
          reasonOf={reasonOf}
          onChange={(type) =>
            editor.form.setValue('type', type, { shouldDirty: true, shouldValidate: true })
          }
        />
      </ListedChoice>
    </EditorDialog>
  );
}
