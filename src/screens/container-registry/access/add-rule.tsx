import { AddAccessRule } from '@/components/container-access/add-access-rule';
import type { ScreenProps } from '@/components/page/screen-route';
import { REGISTRY_ACCESS } from './place';

export default function AddRule({ container }: ScreenProps<{ container: 'container' }>) {
  return <AddAccessRule container={container} place={REGISTRY_ACCESS} />;
}
