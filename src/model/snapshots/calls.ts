import { type Call, update } from '@/model/call';
import { type Schedule, scheduleText } from '@/model/schedule';
import { type Retention, type ScheduledKind, wireRetention } from '@/model/snapshots/plan';

export function scheduleCall(kind: ScheduledKind, id: string, schedule: Schedule): Call {
  return update(kind, id, { snapshots_schedule: scheduleText(schedule) });
}

export function retentionCall(kind: ScheduledKind, id: string, retention: Retention): Call {
  return update(kind, id, { snapshots_retention: wireRetention(retention) });
}
