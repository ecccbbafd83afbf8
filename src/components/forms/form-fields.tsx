import { get, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/ui/text-area';
import { TextField, type TextFieldProps } from '@/ui/text-field';

interface FormWith<Name extends string> {
  readonly register: (
    field: Name,
    options?: Pick<RegisterOptions, 'onChange'>,
  ) => UseFormRegisterReturn;
  readonly formState: { readonly errors: object };
}

export function bound<Name extends string>(form: FormWith<Name>, name: NoInfer<Name>) {
  const message: unknown = get(form.formState.errors, `${name}.message`);
  return { ...form.register(name), error: typeof message === 'string' ? message : undefined };
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
  return <FormText {...props} name="name" label="Name" />;
}

export function DescriptionField({ form }: { readonly form: FormWith<'description'> }) {
  return <TextArea {...bound(form, 'description')} label="Description" optional rows={2} />;
}
