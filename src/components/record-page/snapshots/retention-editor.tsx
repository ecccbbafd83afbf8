import { fieldsOf } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { checkedForm } from '@/model/problems';
import { retentionCall } from '@/model/snapshots/calls';
import {
  readRetention,
  type Retention,
  retentionProblem,
  type ScheduledKind,
} from '@/model/snapshots/plan';
import { words } from '../words';
import { type LoadSettings, planRule } from './plan-rule';
import { RetentionFields } from './retention-fields';

const schema = checkedForm<Retention>((retention) => ({ count: retentionProblem(retention) }));

function retentionForm({
  snapshots_retention: kept,
}: {
  readonly snapshots_retention?: string | null;
}) {
  return kept === undefined ? undefined : readRetention(kept);
}

export async function retentionEditor<K extends ScheduledKind>(kind: K, load: LoadSettings<K>) {
  const rule = await planRule(load, 'snapshots_retention');
  function RetentionEditor({ [kind]: id = '' }: Readonly<Record<string, string>>) {
    return (
      <RecordEditor
        kind={kind}
        id={id}
        title={words.retention.title}
        size="s"
        verb="snapshot-retention"
        schema={schema}
        disabledReason={rule}
        values={retentionForm}
        request={(kept) => retentionCall(kind, id, kept)}
        wireNames={{ snapshots_retention: 'count' }}
      >
        {(form) => <RetentionFields {...fieldsOf(form)} />}
      </RecordEditor>
    );
  }
  return { default: RetentionEditor };
}
