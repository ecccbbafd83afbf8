import { fieldsOf } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { checkedForm } from '@/model/problems';
import { parseSchedule } from '@/model/schedule';
import { scheduleCall } from '@/model/snapshots/calls';
import { type ScheduledKind, scheduleProblem } from '@/model/snapshots/plan';
import { words } from '../words';
import { type LoadSettings, planRule } from './plan-rule';
import { type ScheduleForm, ScheduleFields } from './schedule-fields';

const schema = checkedForm<ScheduleForm>(({ schedule }) => ({
  schedule: scheduleProblem(schedule),
}));

function scheduleForm({
  snapshots_schedule: text,
}: {
  readonly snapshots_schedule?: string | null;
}) {
  return text === undefined ? undefined : { schedule: text ?? '' };
}

export async function scheduleEditor<K extends ScheduledKind>(kind: K, load: LoadSettings<K>) {
  const rule = await planRule(load, 'snapshots_schedule');
  function ScheduleEditor({ [kind]: id = '' }: Readonly<Record<string, string>>) {
    return (
      <RecordEditor
        kind={kind}
        id={id}
        title={words.schedule.title}
        verb="snapshot-schedule"
        schema={schema}
        disabledReason={rule}
        values={scheduleForm}
        request={({ schedule }) => scheduleCall(kind, id, parseSchedule(schedule))}
        wireNames={{ snapshots_schedule: 'schedule' }}
      >
        {(form) => <ScheduleFields {...fieldsOf(form)} />}
      </RecordEditor>
    );
  }
  return { default: ScheduleEditor };
}
