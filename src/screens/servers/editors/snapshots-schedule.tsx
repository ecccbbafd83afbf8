import type { ScreenProps } from '@/components/page/screen-route';
import { ScheduleEditor } from '@/components/snapshots/schedule-editor';
import { canEdit } from '@/model/server/rules';

export default function SnapshotsSchedule({ server: id }: ScreenProps<{ server: 'server' }>) {
  return <ScheduleEditor kind="server" id={id} rule={canEdit} />;
}
