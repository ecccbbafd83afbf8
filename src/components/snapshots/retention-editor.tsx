import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { retentionCall } from '@/model/snapshots/calls';
import {
  readRetention,
  type Retention,
  retentionProblem,
  type ScheduledKind,
} from '@/model/snapshots/plan';
import { useAccount } from '../account/account-context';
import { RecordEditor } from '../editors/record-editor';
import { RetentionFields } from './retention-fields';
import type { PlanEditorProps } from './schedule-editor';

const schema = checkedForm<Retention>((retention) => ({ count: retentionProblem(retention) }));

function retentionForm({
  snapshots_retention: kept,
}: {
  readonly snapshots_retention?: string | null;
}) {
  return kept === undefined ? undefined : readRetention(kept);
}

/** Spec 2 §5 "Snapshot retention". */
export function RetentionEditor<K extends ScheduledKind>({ kind, id, rule }: PlanEditorProps<K>) {
  const account = useAccount();
  return (
    <RecordEditor
      kind={kind}
      id={id}
      parent={paths.record(kind, account, id)}
      title="Snapshot retention"
      size="s"
      verb="snapshot-retention"
      schema={schema}
      disabledReason={rule}
      values={retentionForm}
      request={(kept) => retentionCall(kind, id, kept)}
      wireNames={{ snapshots_retention: 'count' }}
    >
      {({ watch, setValue, formState: { errors, isSubmitted } }) => (
        <RetentionFields
          retention={watch()}
          error={errors.count?.message}
          onChange={({ automatic, count }) => {
            const options = { shouldDirty: true, shouldValidate: isSubmitted };
            setValue('automatic', automatic, options);
            setValue('count', count, options);
          }}
        />
      )}
    </RecordEditor>
  );
}
