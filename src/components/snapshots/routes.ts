import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import type { ScheduledKind } from '@/model/snapshots/plan';
import type { Setting } from '../settings/setting';

type LoadSettings<K extends ScheduledKind> = () => Promise<readonly Setting<K>[]>;

async function ruleOf<K extends ScheduledKind>(
  load: LoadSettings<K>,
  editor: 'snapshots_schedule' | 'snapshots_retention',
): Promise<Rule<Records[K]> | undefined> {
  return (await load()).find((setting) => setting.editor === editor)?.rule;
}

/** The editors at a record's `snapshots_schedule/` and `snapshots_retention/`, by the rules of those settings. */
export function planEditors<K extends ScheduledKind>(kind: K, load: LoadSettings<K>) {
  return {
    snapshots_schedule: {
      title: 'Snapshot schedule',
      load: async () => {
        const [{ scheduleEditor }, rule] = await Promise.all([
          import('./schedule-editor'),
          ruleOf(load, 'snapshots_schedule'),
        ]);
        return { default: scheduleEditor(kind, rule) };
      },
    },
    snapshots_retention: {
      title: 'Snapshot retention',
      load: async () => {
        const [{ retentionEditor }, rule] = await Promise.all([
          import('./retention-editor'),
          ruleOf(load, 'snapshots_retention'),
        ]);
        return { default: retentionEditor(kind, rule) };
      },
    },
  };
}
