import type { ScreenProps } from '@/components/page/screen-route';
import { ScheduleEditor } from '@/components/snapshots/schedule-editor';
import { canEdit } from '@/model/database-server/rules';

type EditorProps = ScreenProps<{ database_server: 'database_server' }>;

export default function SnapshotsSchedule({ database_server: id }: EditorProps) {
  return <ScheduleEditor kind="database_server" id={id} rule={canEdit} />;
}
