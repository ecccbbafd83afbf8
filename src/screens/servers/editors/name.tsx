import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { useRecord } from '@/components/store/use-record';
import { paths } from '@/model/paths';
import { updateServerCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';

/** Renames a server, in the place of its title. */
export default function NameEditor({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  const { record } = useRecord('server', id, account);
  if (record === undefined) return null;
  return (
    <RenameLine
      account={account}
      record={record}
      parent={paths.server(account, id)}
      barred={canEdit(record)}
      request={(name) => updateServerCall(id, { name })}
    />
  );
}
