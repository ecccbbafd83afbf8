import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import { parseSchedule } from '@/model/schedule';
import { scheduleCall } from '@/model/snapshots/calls';
import { type ScheduledKind, scheduleProblem } from '@/model/snapshots/plan';
import { useAccount } from '../account/account-context';
import { RecordEditor } from '../editors/record-editor';
import { ScheduleFields } from './schedule-fields';

const schema = checkedForm<{ schedule: string }>(({ schedule }) => ({
  schedule: scheduleProblem(schedule),
}));

function scheduleForm({
  snapshots_schedule: text,
}: {
  readonly snapshots_schedule?: string | null;
}) {
  return text === undefined ? undefined : { schedule: text ?? '' };
}

export interface PlanEditorProps<K extends ScheduledKind> {
  readonly kind: K;
  readonly id: string;
  readonly rule: Rule<Records[K]>;
}

/** Spec 2 §9. */
export function ScheduleEditor<K extends ScheduledKind>({ kind, id, rule }: PlanEditorProps<K>) {
  const account = useAccount();
  return (
    <RecordEditor
      kind={kind}
      id={id}
      parent={paths.record(kind, account, id)}
      title="Snapshot schedule"
      verb="snapshot-schedule"
      schema={schema}
      disabledReason={rule}
      values={scheduleForm}
      request={({ schedule }) => scheduleCall(kind, id, parseSchedule(schedule))}
      wireNames={{ snapshots_schedule: 'schedule' }}
    >
      {({ watch, setValue, formState: { errors, isSubmitted } }) => (
        <ScheduleFields
          text={watch('schedule')}
          error={errors.schedule?.message}
          onChange={(text) =>
            setValue('schedule', text, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      )}
    </RecordEditor>
  );
}
