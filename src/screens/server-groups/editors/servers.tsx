import * as v from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { paths } from '@/model/paths';
import { membershipCalls } from '@/model/server-group/calls';
import type { ServerGroupRecord } from '@/model/server-group/record';
import type { CallOutcome } from '@/store/calls/manager';
import { ServerChoice } from '../choice/server-choice';

const schema = v.object({ servers: v.array(v.string()) });

const UNCHANGED: CallOutcome = {
  ok: true,
  answer: { status: 200, body: undefined, links: {} },
};

/** Chooses the servers of a group (spec 2 §2). */
export default function ServersEditor({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
  const { record } = useRecord('server_group', id, account);
  return record?.servers && <ServersForm account={account} group={record} />;
}

interface ServersFormProps {
  readonly account: string;
  readonly group: ServerGroupRecord;
}

function ServersForm({ account, group }: ServersFormProps) {
  const editor = useSave({
    schema,
    values: { servers: [...(group.servers ?? [])] as string[] },
    account,
    verb: 'servers',
    parent: paths.serverGroup(account, group.id),
    request:
      ({ servers }) =>
      async (send) => {
        let outcome = UNCHANGED;
        for (const call of membershipCalls(group, servers)) {
          outcome = await send(call);
          if (!outcome.ok) return outcome;
        }
        return outcome;
      },
  });
  const { form } = editor;
  return (
    <EditorDialog editor={editor} title="Servers of this group">
      <ServerChoice
        account={account}
        chosen={form.watch('servers')}
        error={form.formState.errors.servers?.message}
        onChange={(servers) => form.setValue('servers', [...servers], { shouldDirty: true })}
        hint="A server can be in several groups; the rules of all of them apply to it."
      />
    </EditorDialog>
  );
}
