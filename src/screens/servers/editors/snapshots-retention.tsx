import { RetentionFields } from '@/components/snapshots/retention-fields';
import { checkedForm } from '@/model/problems';
import { retentionCall } from '@/model/server/calls';
import { readRetention, type Retention, retentionProblem } from '@/model/server/snapshots';
import { ServerDialog, type ServerEditorProps } from './server-dialog';

const schema = checkedForm<Retention>((retention) => ({ count: retentionProblem(retention) }));

/** How many snapshots of a server are kept (spec 2 §5 "Snapshot retention"). */
export default function RetentionEditor(props: ServerEditorProps) {
  return (
    <ServerDialog
      {...props}
      setting={{
        title: 'Snapshot retention',
        size: 's',
        verb: 'snapshot retention',
        schema,
        values: ({ snapshots_retention: kept }) =>
          kept === undefined ? undefined : readRetention(kept),
        request: retentionCall,
        wireNames: { snapshots_retention: 'count' },
        fields: ({ watch, setValue, formState: { errors, isSubmitted } }) => (
          <RetentionFields
            retention={watch()}
            error={errors.count?.message}
            onChange={({ automatic, count }) => {
              const options = { shouldDirty: true, shouldValidate: isSubmitted };
              setValue('automatic', automatic, options);
              setValue('count', count, options);
            }}
          />
        ),
      }}
    />
  );
}
