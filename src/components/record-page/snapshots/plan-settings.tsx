import { whenKnown } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import type { Facts } from '@/model/facts';
import { describeSchedule, parseSchedule } from '@/model/schedule';
import { retentionLabel } from '@/model/snapshots/plan';
import { DefinitionNote } from '@/ui/definition-grid';
import { words } from '../words';

interface Planned {
  readonly snapshots_schedule?: string | null;
  readonly snapshots_schedule_next_at?: string | null;
  readonly snapshots_retention?: string | null;
}

export const SCHEDULE = {
  label: words.schedule.title,
  editor: 'snapshots_schedule',
  words: (
    { snapshots_schedule: schedule, snapshots_schedule_next_at: next }: Planned,
    { now }: Facts,
  ) => (
    <>
      {whenKnown(schedule, (text) => describeSchedule(parseSchedule(text)))}
      {next && (
        <DefinitionNote>
          {words.schedule.next(<RelativeTime iso={next} now={now} />)}
        </DefinitionNote>
      )}
    </>
  ),
} as const;

export const RETENTION = {
  label: words.retention.title,
  editor: 'snapshots_retention',
  words: ({ snapshots_retention: kept }: Planned) => whenKnown(kept, retentionLabel),
} as const;
