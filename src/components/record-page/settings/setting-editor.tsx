import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { EditorLine } from '@/components/forms/editors/editor-line';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { entryOf } from '@/lib/values';
import { update } from '@/model/call';
import type { EditedKind } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import { titleOf } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import { CheckboxField } from '@/ui/checkbox-field';
import type { ModalProps } from '@/ui/dialogs/modal';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { words } from '../words';
import type { Control, Setting, TextControl } from './settings-card';

/** One field, by its wire name. */
type Values = Record<string, string | boolean>;

interface SettingFieldProps {
  readonly control: Control;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly name: string;
  readonly id: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
}

function SettingField(props: SettingFieldProps) {
  const { control, label, labelHidden, name, id, form } = props;
  const field = {
    ...form.register(name),
    label: control.label ?? label,
    hint: control.hint,
    error: entryOf(form.formState.errors, name)?.message,
  };
  switch (control.type) {
    case 'check':
      return <CheckboxField {...field} />;
    case 'choice':
      return (
        <SelectField {...field}>
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case 'lines':
      return (
        <TextArea
          {...field}
          optional={control.optional}
          mono={control.mono}
          autoComplete="off"
          autoCapitalize={control.mono === true ? 'none' : undefined}
        />
      );
    case 'line':
      return (
        <TextField
          {...field}
          labelHidden={labelHidden}
          optional={control.optional}
          mono={control.mono}
          type={control.email === true ? 'email' : 'text'}
          autoComplete={control.email === true ? 'email' : 'off'}
          autoCapitalize={control.mono === true ? 'none' : undefined}
          spellCheck={false}
          placeholder={control.idAsPlaceholder === true ? id : undefined}
        />
      );
  }
}

interface RenameLineProps<K extends EditedKind> {
  readonly kind: K;
  readonly id: string;
  readonly label: string;
  readonly control: Control;
  readonly schema: v.GenericSchema<Values>;
  readonly rule: Rule<Records[K]> | undefined;
}

function RenameLine<K extends EditedKind>(props: RenameLineProps<K>) {
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
    title: words.settings.rename,
    parent: paths.record(kind, account, id),
    request: (changes) => update(kind, id, changes),
  });
  return (
    <EditorLine
      editor={editor}
      label={words.settings.renameLabel(titleOf(record))}
      disabledReason={disabledReason}
    >
      <SettingField {...{ control, label, id }} labelHidden name="name" form={editor.form} />
    </EditorLine>
  );
}

/** Checks the text as typed, then trims and tidies it. */
function textSchema({
  problem = () => undefined,
  tidy = (text) => text,
}: Pick<TextControl, 'problem' | 'tidy'>) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problem(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    v.trim(),
    v.transform(tidy),
  );
}

function valueSchema(control: Control): v.GenericSchema<string | boolean> {
  if (control.type === 'check') return v.boolean();
  if (control.type === 'choice') return v.picklist(control.options.map(({ value }) => value));
  return textSchema(control);
}

function valueOf(control: Control, value: unknown): string | boolean | undefined {
  if (typeof value === 'boolean' || value === undefined) return value;
  const text = typeof value === 'string' ? value : '';
  return control.type === 'choice' ? (control.optionFor?.(text) ?? text) : text;
}

export interface Edited<K extends EditedKind> {
  readonly kind: K;
  /** A hook: reads the record's id from the route's parameters; empty until known. */
  readonly useId: (params: Readonly<Record<string, string>>) => string;
  readonly named?: boolean;
}

interface SettingEditorOptions<K extends EditedKind> extends Edited<K> {
  readonly size: ModalProps['size'];
  readonly setting: Setting<K> | undefined;
}

export function settingEditor<K extends EditedKind>(options: SettingEditorOptions<K>) {
  const { kind, useId, named = false, size, setting } = options;
  if (setting?.control === undefined) throw new Error(`A setting of a ${kind} has no control`);
  const { editor: name, label, control, rule } = setting;
  const schema = v.object({ [name]: valueSchema(control) });
  const isNull = (value: unknown) =>
    value === '' && 'emptyIsNull' in control && control.emptyIsNull === true;

  return function SettingEditor(params: Readonly<Record<string, string>>) {
    const id = useId(params);
    if (id === '') return null;
    if (named && name === 'name')
      return <RenameLine {...{ kind, id, label, control, schema, rule }} />;
    return (
      <RecordEditor<K, Values, Values>
        kind={kind}
        id={id}
        title={label}
        size={size}
        verb={name}
        schema={schema}
        disabledReason={rule}
        values={(record) => {
          const value = valueOf(control, record[name]);
          return value === undefined ? undefined : { [name]: value };
        }}
        request={(changes) =>
          update(kind, id, { [name]: isNull(changes[name]) ? null : changes[name] })
        }
      >
        {(form) => <SettingField {...{ control, label, name, id, form }} />}
      </RecordEditor>
    );
  };
}
