import type { ScreenProps } from '@/components/page/screen-route';
import { RetentionEditor } from '@/components/snapshots/retention-editor';
import { canEdit } from '@/model/server/rules';

export default function SnapshotsRetention({ server: id }: ScreenProps<{ server: 'server' }>) {
  return <RetentionEditor kind="server" id={id} rule={canEdit} />;
}
