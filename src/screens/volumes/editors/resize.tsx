import { ResizeVolume } from '@/components/record-page/volumes/resize-volume';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { paths } from '@/model/paths';

export default function ResizeEditor({ volume: id }: ScreenProps<{ volume: 'volume' }>) {
  const account = useAccount();
  const { record } = useRecord('volume', id);
  if (record === undefined) return null;
  return <ResizeVolume volume={record} parent={paths.record('volume', account, id)} />;
}
