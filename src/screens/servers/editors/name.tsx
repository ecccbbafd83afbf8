import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { paths } from '@/model/paths';
import { updateServerCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';

/** Renames a server, in the place of its title. */
export default function NameEditor({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  return (
    <RenameLine
      account={account}
      kind="server"
      id={id}
      parent={paths.server(account, id)}
      barred={canEdit}
      request={(name) => updateServerCall(id, { name })}
    />
  );
}
