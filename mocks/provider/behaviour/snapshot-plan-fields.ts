import { textField, type Call } from '@mocks/provider/call';
import { crontabFault, nextTime } from '@mocks/provider/crontab';
import { unprocessable } from '@mocks/provider/refusal';

/** The snapshot schedule of a server or database, and the number of snapshots to keep. */
export interface SnapshotPlan {
  snapshots_schedule: string | null;
  snapshots_schedule_next_at: string | null;
  snapshots_retention: string | null;
}

/** The next due time of a schedule after `after` in milliseconds, or null without a schedule. */
export function nextAt(schedule: string | null, after: number): string | null {
  const next = schedule === null ? null : nextTime(schedule, after);
  return next === null ? null : new Date(next).toISOString();
}

function scheduleChange(call: Call): Partial<SnapshotPlan> {
  const none = { snapshots_schedule: null, snapshots_schedule_next_at: null };
  if (call.body['snapshots_schedule'] === null) return none;
  const schedule = textField(call, 'snapshots_schedule');
  if (schedule === undefined) return {};
  const fault = crontabFault(schedule);
  if (fault === 'invalid') throw unprocessable('Snapshots schedule is not a valid crontab');
  if (fault === 'too often') {
    throw unprocessable('Snapshots schedule must be no more frequent than hourly');
  }
  const snapshots_schedule_next_at = nextAt(schedule, call.core.clock.now());
  return { snapshots_schedule: schedule, snapshots_schedule_next_at };
}

function retentionChange(call: Call): Partial<SnapshotPlan> {
  if (call.body['snapshots_retention'] === null) return { snapshots_retention: null };
  const count = textField(call, 'snapshots_retention');
  if (count === undefined) return {};
  if (count === '') return { snapshots_retention: null };
  if (!/^[1-9]\d*$/.test(count)) throw unprocessable('Snapshots retention must be above 0');
  return { snapshots_retention: count };
}

/** Reads the changes to a snapshot plan. Throws 422 for a wrong field. */
export const snapshotPlanChanges = (call: Call): Partial<SnapshotPlan> => ({
  ...scheduleChange(call),
  ...retentionChange(call),
});
