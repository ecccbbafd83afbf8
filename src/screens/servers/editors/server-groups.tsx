import { checkedForm } from '@/model/problems';
import { updateServerCall } from '@/model/server/calls';
import { GroupsChoice } from '../groups/groups-choice';
import { ServerDialog, type ServerEditorProps } from './server-dialog';

const schema = checkedForm<{ groups: string[] }>(() => ({}));

/** Chooses the groups that a server is in, and so the firewalls that apply to it (spec 2 §2). */
export default function GroupsEditor(props: ServerEditorProps) {
  return (
    <ServerDialog
      {...props}
      setting={{
        title: 'Groups of this server',
        verb: 'server groups',
        schema,
        values: ({ server_groups: groups }) => groups && { groups: [...groups] },
        request: (server, { groups }) => updateServerCall(server, { server_groups: groups }),
        wireNames: { server_groups: 'groups' },
        fields: ({ watch, setValue, formState: { errors } }, account) => (
          <GroupsChoice
            account={account}
            chosen={watch('groups')}
            error={errors.groups?.message}
            onChange={(groups) => setValue('groups', [...groups], { shouldDirty: true })}
          />
        ),
      }}
    />
  );
}
