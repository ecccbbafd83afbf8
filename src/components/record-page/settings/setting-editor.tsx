import * as v from 'valibot';
import { update } from '@/model/call';
import type { EditedKind } from '@/model/paths';
import type { ModalProps } from '@/ui/dialogs/modal';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { RenameLine } from './rename-line';
import type { Control, Setting, TextControl } from './setting';
import { SettingField, type Values } from './setting-field';

/** Checked as typed, then trimmed and tidied. */
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

/** Undefined while unknown. */
function valueOf(control: Control, value: unknown): string | boolean | undefined {
  if (typeof value === 'boolean' || value === undefined) return value;
  const text = typeof value === 'string' ? value : '';
  return control.type === 'choice' ? (control.optionFor?.(text) ?? text) : text;
}

/** Whose settings a screen edits. */
export interface Edited<K extends EditedKind> {
  readonly kind: K;
  /** A hook: the record's id by the route's parameters; empty until it is known. */
  readonly useId: (params: Readonly<Record<string, string>>) => string;
  /** Its name is the page's title, in whose place it is edited. */
  readonly named?: boolean;
}

interface SettingEditorOptions<K extends EditedKind> extends Edited<K> {
  readonly size: ModalProps['size'];
  readonly setting: Setting<K> | undefined;
}

/** The screen of a setting whose control is data. */
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
