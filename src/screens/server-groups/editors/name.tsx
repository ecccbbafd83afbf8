import * as v from 'valibot';
import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { groupNameProblem, updateGroupCall } from '@/model/server-group/calls';
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
  const { record } = useRecord('server_group', id, account);
  const facts = useFacts(account);
  if (record === undefined) return null;
  return (
    <RenameLine
      account={account}
      record={record}
      parent={paths.serverGroup(account, id)}
      barred={canRename(record, facts)}
      schema={schema}
      request={(name) => updateGroupCall(id, { name })}
    />
  );
}
