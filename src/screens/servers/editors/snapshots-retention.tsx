import { useAccount } from '@/components/account/account-context';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { RetentionFields } from '@/components/snapshots/retention-fields';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { retentionCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';
import { readRetention, type Retention, retentionProblem } from '@/model/server/snapshots';

const schema = checkedForm<Retention>((retention) => ({ count: retentionProblem(retention) }));

/** Spec 2 §5 "Snapshot retention". */
export default function RetentionEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  const account = useAccount();
  return (
    <RecordEditor
      kind="server"
      id={id}
      parent={paths.server(account, id)}
      title="Snapshot retention"
      size="s"
      verb="snapshot-retention"
      schema={schema}
      disabledReason={canEdit}
      values={({ snapshots_retention: kept }) =>
        kept === undefined ? undefined : readRetention(kept)
      }
      request={(kept) => retentionCall(id, kept)}
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
