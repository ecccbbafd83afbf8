import { DescriptionEditor } from '@/components/editors/description-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { updateGroupCall } from '@/model/server-group/calls';

/** Says what a group is for. */
export default function GroupDescription({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
  return (
    <DescriptionEditor
      account={account}
      kind="server_group"
      id={id}
      parent={paths.serverGroup(account, id)}
      update={updateGroupCall}
    />
  );
}
