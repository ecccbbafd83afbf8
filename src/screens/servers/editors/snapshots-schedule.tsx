import { useAccount } from '@/components/account/account-context';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { ScheduleFields } from '@/components/snapshots/schedule-fields';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { parseSchedule } from '@/model/schedule';
import { scheduleCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';
import { scheduleProblem } from '@/model/server/snapshots';

const schema = checkedForm<{ schedule: string }>(({ schedule }) => ({
  schedule: scheduleProblem(schedule),
}));

/** Spec 2 §9. */
export default function ScheduleEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  const account = useAccount();
  return (
    <RecordEditor
      kind="server"
      id={id}
      parent={paths.server(account, id)}
      title="Snapshot schedule"
      verb="snapshot-schedule"
      schema={schema}
      disabledReason={canEdit}
      values={({ snapshots_schedule: text }) =>
        text === undefined ? undefined : { schedule: text ?? '' }
      }
      request={({ schedule }) => scheduleCall(id, parseSchedule(schedule))}
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
