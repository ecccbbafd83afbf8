import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';

type Message = { readonly message?: string | undefined } | undefined;

/** A create form with this field. */
interface FormWith<Name extends string> {
  readonly register: (field: Name) => UseFormRegisterReturn;
  readonly formState: { readonly errors: { readonly [Each in Name]?: Message } };
}

interface NameFieldProps {
  readonly form: FormWith<'name'>;
  readonly optional?: boolean;
  readonly autoFocus?: boolean;
}

/** The name of a new record. */
export function NameField({ form, optional, autoFocus }: NameFieldProps) {
  return (
    <TextField
      {...form.register('name')}
      label="Name"
      optional={optional}
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      error={form.formState.errors.name?.message}
    />
  );
}

/** The description of a new record. */
export function DescriptionField({ form }: { readonly form: FormWith<'description'> }) {
  return (
    <TextArea
      {...form.register('description')}
      label="Description"
      optional
      rows={2}
      error={form.formState.errors.description?.message}
    />
  );
}
