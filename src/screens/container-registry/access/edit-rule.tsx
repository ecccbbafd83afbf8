import type { ScreenProps } from '@/components/records/page/screen-route';
import { EditAccessRule } from '@/components/storage/access/edit-access-rule';
import { REGISTRY_ACCESS } from './place';

type Params = ScreenProps<{ container: 'container'; rule: (text: string) => string }>;

export default function EditRule({ container, rule }: Params) {
  return <EditAccessRule container={container} rule={rule} place={REGISTRY_ACCESS} />;
}
