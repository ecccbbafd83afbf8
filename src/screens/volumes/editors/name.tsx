import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import { canEdit } from '@/model/volume/rules';

/** Renames a volume, in the place of its title. */
export default function NameEditor({ account, volume: id }: ScreenProps<{ volume: 'volume' }>) {
  const facts = useFacts(account);
  const { record } = useRecord('volume', id, account);
  if (record === undefined) return null;
  return (
    <RenameLine
      account={account}
      record={record}
      parent={paths.volume(account, id)}
      barred={canEdit(record, facts)}
      request={(name) => updateVolumeCall(id, { name })}
    />
  );
}
