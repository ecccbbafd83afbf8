import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { update } from '@/model/call';
import { type EditedKind, paths } from '@/model/paths';
import { CheckboxField } from '@/ui/checkbox-field';
import type { ModalProps } from '@/ui/dialogs/modal';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { RecordEditor } from '../editors/record-editor';
import type { ScreenProps } from '../page/screen-route';
import { RenameLine } from '../records/rename-line';
import type { Control, Setting } from './setting';

/** A form of one field, named as on the wire. */
type Values = Record<string, string | boolean>;

/** A text is judged as it was typed, and trimmed then. */
function textSchema(problem: (text: string) => string | undefined = () => undefined) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problem(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    v.trim(),
  );
}

function valueSchema(control: Control): v.GenericSchema<string | boolean> {
  if (control.type === 'check') return v.boolean();
  if (control.type === 'choice') return v.picklist(control.options.map(({ value }) => value));
  return textSchema(control.problem);
}

/** What a form begins with; undefined while the record doesn't tell. */
function valueOf(control: Control, said: unknown): string | boolean | undefined {
  if (typeof said === 'boolean' || said === undefined) return said;
  const text = typeof said === 'string' ? said : '';
  return control.type === 'choice' ? (control.optionFor?.(text) ?? text) : text;
}

interface SettingFieldProps {
  readonly control: Control;
  readonly label: string;
  readonly name: string;
  readonly id: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
}

function SettingField({ control, label, name, id, form }: SettingFieldProps) {
  const field = {
    ...form.register(name),
    label: control.label ?? label,
    hint: control.hint,
    error: form.formState.errors[name]?.message,
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
      return <TextArea {...field} optional={control.optional} />;
    case 'line':
      return (
        <TextField
          {...field}
          optional={control.optional}
          mono={control.mono}
          autoComplete="off"
          autoCapitalize={control.mono === true ? 'none' : undefined}
          spellCheck={false}
          placeholder={control.orId === true ? id : undefined}
        />
      );
  }
}

interface SettingEditorOptions<K extends EditedKind> {
  readonly kind: K;
  /** The name of the page's route parameter. */
  readonly param: string;
  readonly size: ModalProps['size'];
  readonly setting: Setting<K> | undefined;
}

/** Makes the screen that edits a setting whose control is data. */
export function settingEditor<K extends EditedKind>(options: SettingEditorOptions<K>) {
  const { kind, param, size, setting } = options;
  if (setting?.control === undefined) throw new Error(`A setting of a ${kind} has no control`);
  const { editor: name, label, control, rule } = setting;
  const schema = v.object({ [name]: valueSchema(control) });
  const isNull = (value: unknown) => value === '' && control.type === 'line' && control.emptyIsNull;

  return function SettingEditor({
    account,
    ...params
  }: ScreenProps & Readonly<Record<string, string>>) {
    const { [param]: id = '' } = params;
    const place = { kind, account, id, parent: paths.record(kind, account, id) };
    if (name === 'name' && control.type === 'line') {
      return (
        <RenameLine
          {...place}
          barred={rule}
          schema={v.object({ name: textSchema(control.problem) })}
          request={(changed) => update(kind, id, { name: changed })}
        />
      );
    }
    return (
      <RecordEditor<K, Values, Values>
        {...place}
        title={label}
        size={size}
        verb={name}
        schema={schema}
        barred={rule}
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
