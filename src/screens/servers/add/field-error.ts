import { get, useFormState } from 'react-hook-form';
import type { NewServer } from '@/model/server/create/form';
import { useNewServer } from './new-server-context';

/** The last submit's error, until the field changes. */
export function useFieldError(field: keyof NewServer): string | undefined {
  const { form } = useNewServer();
  const { errors } = useFormState({ control: form.control, name: field });
  const message: unknown = get(errors, `${field}.message`);
  return typeof message === 'string' ? message : undefined;
}
