import {
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { TextArea } from '@/ui/text-area';
import { TextField, type TextFieldProps } from '@/ui/text-field';
import { words } from './words';

interface FormWith<Name extends string> {
  readonly register: (
    field: Name,
    options?: Pick<RegisterOptions, 'onChange'>,
  ) => UseFormRegisterReturn;
  readonly formState: { readonly errors: object };
}

/** Reads the error of a field, or of all rows together. */
export function errorAt(form: FormWith<never>, name: string): string | undefined {
  const { errors } = form.formState;
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`);
  return typeof message === 'string' ? message : undefined;
}

export function bound<Name extends string>(form: FormWith<Name>, name: NoInfer<Name>) {
  return { ...form.register(name), error: errorAt(form, name) };
}

/** Props of fields that forms share; a form may have more. */
export interface PartProps<Values extends FieldValues> {
  readonly form: FormWith<Path<Values>>;
  readonly values: Values;
  /** Sets fields, as a choice does. */
  readonly change: (part: Partial<Values>) => void;
}

/** Props of a form's own fields. */
export interface FieldsProps<Values extends FieldValues> extends PartProps<Values> {
  readonly form: UseFormReturn<Values, unknown, Values>;
}

/** Reads all fields of a form, which is drawn again at each change. */
export function fieldsOf<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): FieldsProps<Values> {
  const { isSubmitted } = form.formState;
  function change(part: Partial<Values>) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    for (const [name, value] of Object.entries(part)) {
      // The compiler does not connect a value with its field.
      form.setValue(name as Path<Values>, value as never, options);
    }
  }
  return { form, values: form.watch(), change };
}

interface FormTextProps<Name extends string> extends Omit<TextFieldProps, 'form' | 'name'> {
  readonly form: FormWith<Name>;
  readonly name: NoInfer<Name>;
}

/** A line of text of a form. By default nothing completes or corrects it. */
export function FormText<Name extends string>({ form, name, ...field }: FormTextProps<Name>) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize={field.mono ? 'none' : undefined}
      spellCheck={false}
      {...field}
      {...bound(form, name)}
    />
  );
}

interface NameFieldProps {
  readonly form: FormWith<'name'>;
  readonly optional?: boolean;
  readonly autoFocus?: boolean;
}

export function NameField(props: NameFieldProps) {
  return <FormText {...props} name="name" label={words.fields.name} />;
}

export function DescriptionField({ form }: { readonly form: FormWith<'description'> }) {
  return (
    <TextArea {...bound(form, 'description')} label={words.fields.description} optional rows={2} />
  );
}
