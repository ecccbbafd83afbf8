import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { ResizeVolume } from '@/components/volumes/resize-volume';
import { paths } from '@/model/paths';

/** Grows a volume, over its page. */
export default function ResizeEditor({ account, volume: id }: ScreenProps<{ volume: 'volume' }>) {
  const { record } = useRecord('volume', id, account);
  if (record === undefined) return null;
  return <ResizeVolume account={account} volume={record} parent={paths.volume(account, id)} />;
}
