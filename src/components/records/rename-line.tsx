import * as v from 'valibot';
import type { Call } from '@/model/call';
import { titleOf } from '@/model/title';
import { TextField } from '@/ui/text-field';
import { EditorLine } from '../editors/editor-line';
import { useSave } from '../editors/use-save';

/** A record without a name goes by its id, so that none is required. */
const optionalName = v.object({ name: v.pipe(v.string(), v.trim()) });

interface RenameLineProps {
  readonly account: string;
  readonly record: { readonly id: string; readonly name?: string | null };
  /** The path of the record's page. */
  readonly parent: string;
  /** Why it cannot be renamed now. */
  readonly barred: string | undefined;
  /** For kinds that need a name; any will do otherwise, or none. */
  readonly schema?: v.GenericSchema<{ name: string }>;
  readonly request: (name: string) => Call;
}

/** Renames a record, in the place of its page's title. */
export function RenameLine(props: RenameLineProps) {
  const { account, record, parent, barred, schema = optionalName, request } = props;
  const editor = useSave({
    schema,
    values: { name: record.name ?? '' },
    account,
    verb: 'rename',
    parent,
    request: ({ name }) => request(name),
  });
  const { errors } = editor.form.formState;
  return (
    <EditorLine editor={editor} label={`Rename ${titleOf(record)}`} barred={barred}>
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
