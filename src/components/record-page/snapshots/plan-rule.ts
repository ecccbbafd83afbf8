import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import type { ScheduledKind } from '@/model/snapshots/plan';
import type { Setting } from '@/components/record-page/settings/settings-card';

export type LoadSettings<K extends ScheduledKind> = () => Promise<readonly Setting<K>[]>;

export async function planRule<K extends ScheduledKind>(
  load: LoadSettings<K>,
  editor: 'snapshots_schedule' | 'snapshots_retention',
): Promise<Rule<Records[K]> | undefined> {
  return (await load()).find((setting) => setting.editor === editor)?.rule;
}
