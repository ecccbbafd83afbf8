import * as v from 'valibot';
import type { Call } from '@/model/call';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import { titleOf } from '@/model/title';
import { untoldProblem } from '@/model/unread';
import { TextField } from '@/ui/text-field';
import { EditorLine } from '../editors/editor-line';
import { useSave } from '../editors/use-save';
import { useRecord } from '../store/use-record';
import { useFacts } from '../verbs/use-facts';

/** A record without a name goes by its id, so that none is required. */
const optionalName = v.object({ name: v.pipe(v.string(), v.trim()) });

/** The kinds whose records are given names. */
type Named = {
  [K in Kind]: Records[K] extends { readonly name?: string | null } ? K : never;
}[Kind];

interface RenameLineProps<K extends Named> {
  readonly account: string;
  readonly kind: K;
  readonly id: string;
  /** The path of the record's page. */
  readonly parent: string;
  /** Why it cannot be renamed now. */
  readonly barred: Rule<K> | undefined;
  /** For kinds that need a name; any will do otherwise, or none. */
  readonly schema?: v.GenericSchema<{ name: string }>;
  readonly request: (name: string) => Call;
}

/** Renames a record, in the place of its page's title. */
export function RenameLine<K extends Named>(props: RenameLineProps<K>) {
  const { account, kind, id, barred } = props;
  const { record, meta } = useRecord(kind, id, account);
  const facts = useFacts(account);
  // Nothing stands in the title's place while the name is still to come.
  if (record === undefined || (record.name === undefined && !meta.full)) return null;
  const untold = record.name === undefined ? untoldProblem(record) : undefined;
  return <NameForm {...props} record={record} reason={barred?.(record, facts) ?? untold} />;
}

interface NameFormProps extends Pick<
  RenameLineProps<Named>,
  'account' | 'parent' | 'schema' | 'request'
> {
  readonly record: { readonly id: string; readonly name?: string | null };
  readonly reason: string | undefined;
}

function NameForm(props: NameFormProps) {
  const { account, record, parent, reason, schema = optionalName, request } = props;
  const editor = useSave({
    schema,
    values: { name: record.name ?? '' },
    account,
    verb: 'rename',
    title: 'Rename',
    parent,
    request: ({ name }) => request(name),
  });
  const { errors } = editor.form.formState;
  return (
    <EditorLine editor={editor} label={`Rename ${titleOf(record)}`} barred={reason}>
      <TextField
        {...editor.form.register('name')}
        label="Name"
        labelHidden
        autoComplete="off"
        spellCheck={false}
        placeholder={record.id}
        error={errors.name?.message}
      />
    </EditorLine>
  );
}
