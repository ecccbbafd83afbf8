import type { ScreenProps } from '@/components/records/page/screen-route';
import { AddAccessRule } from '@/components/storage/access/add-access-rule';
import { REGISTRY_ACCESS } from './place';

export default function AddRule({ container }: ScreenProps<{ container: 'container' }>) {
  return <AddAccessRule container={container} place={REGISTRY_ACCESS} />;
}
