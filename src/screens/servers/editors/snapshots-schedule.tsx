import { ScheduleFields } from '@/components/snapshots/schedule-fields';
import { parseSchedule } from '@/lib/cron';
import { checkedForm } from '@/model/problems';
import { scheduleCall } from '@/model/server/calls';
import { scheduleProblem } from '@/model/server/snapshots';
import { ServerDialog, type ServerEditorProps } from './server-dialog';

const schema = checkedForm<{ schedule: string }>(({ schedule }) => ({
  schedule: scheduleProblem(schedule),
}));

/** When snapshots of a server are made by themselves (spec 2 §9). */
export default function ScheduleEditor(props: ServerEditorProps) {
  return (
    <ServerDialog
      {...props}
      setting={{
        title: 'Snapshot schedule',
        verb: 'snapshot schedule',
        schema,
        values: ({ snapshots_schedule: text }) =>
          text === undefined ? undefined : { schedule: text ?? '' },
        request: (server, { schedule }) => scheduleCall(server, parseSchedule(schedule)),
        wireNames: { snapshots_schedule: 'schedule' },
        fields: ({ watch, setValue, formState: { errors, isSubmitted } }) => (
          <ScheduleFields
            text={watch('schedule')}
            error={errors.schedule?.message}
            onChange={(text) =>
              setValue('schedule', text, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        ),
      }}
    />
  );
}
