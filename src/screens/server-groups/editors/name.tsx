import * as v from 'valibot';
import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { paths } from '@/model/paths';
import { updateGroupCall } from '@/model/server-group/calls';
import { groupNameProblem } from '@/model/server-group/form';
import { canRename } from '@/model/server-group/rules';

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => groupNameProblem(name) === undefined, groupNameProblem('')),
  ),
});

/** Renames a group, in the place of its title. */
export default function NameEditor({ account, group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <RenameLine
      account={account}
      kind="server_group"
      id={id}
      parent={paths.serverGroup(account, id)}
      barred={canRename}
      schema={schema}
      request={(name) => updateGroupCall(id, { name })}
    />
  );
}
