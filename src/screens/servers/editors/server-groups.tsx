import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { updateServerCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';
import { GroupsChoice } from '../groups/groups-choice';

const schema = checkedForm<{ groups: string[] }>(() => ({}));

/** Chooses the groups that a server is in, and so the firewalls that apply to it (spec 2 §2). */
export default function GroupsEditor({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  return (
    <RecordEditor
      account={account}
      kind="server"
      id={id}
      parent={paths.server(account, id)}
      title="Groups of this server"
      task="Groups of"
      verb="server-groups"
      schema={schema}
      barred={canEdit}
      values={({ server_groups: groups }) => groups && { groups: [...groups] }}
      request={({ groups }) => updateServerCall(id, { server_groups: groups })}
      wireNames={{ server_groups: 'groups' }}
    >
      {({ watch, setValue, formState: { errors } }) => (
        <GroupsChoice
          account={account}
          chosen={watch('groups')}
          error={errors.groups?.message}
          onChange={(groups) => setValue('groups', [...groups], { shouldDirty: true })}
        />
      )}
    </RecordEditor>
  );
}
