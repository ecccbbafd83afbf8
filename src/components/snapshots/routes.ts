import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import type { ScheduledKind } from '@/model/snapshots/plan';

/** The editors at a record's `snapshots_schedule/` and `snapshots_retention/`. */
export function planEditors<K extends ScheduledKind>(
  kind: K,
  loadRule: () => Promise<Rule<Records[K]>>,
) {
  return {
    snapshots_schedule: {
      title: 'Snapshot schedule',
      load: async () => {
        const [{ scheduleEditor }, rule] = await Promise.all([
          import('./schedule-editor'),
          loadRule(),
        ]);
        return { default: scheduleEditor(kind, rule) };
      },
    },
    snapshots_retention: {
      title: 'Snapshot retention',
      load: async () => {
        const [{ retentionEditor }, rule] = await Promise.all([
          import('./retention-editor'),
          loadRule(),
        ]);
        return { default: retentionEditor(kind, rule) };
      },
    },
  };
}
