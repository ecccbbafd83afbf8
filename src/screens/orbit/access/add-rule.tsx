import type { ScreenProps } from '@/components/records/page/screen-route';
import { AddAccessRule } from '@/components/storage/access/add-access-rule';
import { ORBIT_ACCESS } from './place';

export default function AddRule({ container }: ScreenProps<{ container: 'container' }>) {
  return <AddAccessRule container={container} place={ORBIT_ACCESS} />;
}
