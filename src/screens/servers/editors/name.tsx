import type { ServerUpdate } from '@/wire/server';
import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { canRename } from '@/model/server/rules';

/** Renames a server, in the place of its title. */
export default function NameEditor({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  const { record } = useRecord('server', id, account);
  const facts = useFacts(account);
  if (record === undefined) return null;
  return (
    <RenameLine
      account={account}
      record={record}
      parent={paths.server(account, id)}
      barred={canRename(record, facts)}
      request={(name) => ({
        way: 'rest',
        method: 'PUT',
        kind: 'server',
        id,
        body: { name } satisfies ServerUpdate,
      })}
    />
  );
}
