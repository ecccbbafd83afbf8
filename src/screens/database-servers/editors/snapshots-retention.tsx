import type { ScreenProps } from '@/components/page/screen-route';
import { RetentionEditor } from '@/components/snapshots/retention-editor';
import { canEdit } from '@/model/database-server/rules';

type EditorProps = ScreenProps<{ database_server: 'database_server' }>;

export default function SnapshotsRetention({ database_server: id }: EditorProps) {
  return <RetentionEditor kind="database_server" id={id} rule={canEdit} />;
}
