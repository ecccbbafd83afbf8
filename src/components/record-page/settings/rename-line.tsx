import type * as v from 'valibot';
import { update } from '@/model/call';
import { type EditedKind, paths } from '@/model/paths';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import { titleOf } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import { useAccount } from '@/components/scope/account-context';
import { EditorLine } from '@/components/forms/editors/editor-line';
import { useSave } from '@/components/forms/editors/use-save';
import { useRecord } from '@/components/scope/data/use-record';
import { useFacts } from '@/components/scope/data/use-facts';
import type { Control } from './setting';
import { SettingField, type Values } from './setting-field';

interface RenameLineProps<K extends EditedKind> {
  readonly kind: K;
  readonly id: string;
  readonly label: string;
  readonly control: Control;
  readonly schema: v.GenericSchema<Values>;
  readonly rule: Rule<Records[K]> | undefined;
}

/** Renames a record in place of its title. */
export function RenameLine<K extends EditedKind>(props: RenameLineProps<K>) {
  const { kind, id, rule } = props;
  const { record, meta } = useRecord(kind, id);
  const facts = useFacts();
  // Nothing replaces the title before the name is read.
  if (record === undefined || (record.name === undefined && !meta.full)) return null;
  const unknown = record.name === undefined ? unknownProblem(record) : undefined;
  return <NameForm {...props} record={record} disabledReason={rule?.(record, facts) ?? unknown} />;
}

interface NameFormProps extends Omit<RenameLineProps<EditedKind>, 'id' | 'rule'> {
  readonly record: Records[EditedKind];
  readonly disabledReason: string | undefined;
}

function NameForm({ kind, record, label, control, schema, disabledReason }: NameFormProps) {
  const account = useAccount();
  const { id } = record;
  const editor = useSave<Values, Values>({
    schema,
    values: { name: record.name ?? '' },
    verb: 'rename',
    title: 'Rename',
    parent: paths.record(kind, account, id),
    request: (changes) => update(kind, id, changes),
  });
  return (
    <EditorLine editor={editor} label={`Rename ${titleOf(record)}`} disabledReason={disabledReason}>
      <SettingField {...{ control, label, id }} labelHidden name="name" form={editor.form} />
    </EditorLine>
  );
}
