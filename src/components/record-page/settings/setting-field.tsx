import type { UseFormReturn } from 'react-hook-form';
import { entryOf } from '@/lib/entry-of';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import type { Control } from './setting';

/** One field, by its wire name. */
export type Values = Record<string, string | boolean>;

interface SettingFieldProps {
  readonly control: Control;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly name: string;
  readonly id: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
}

/** The control that a setting's data describe. */
export function SettingField(props: SettingFieldProps) {
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
