import { get, useFormState } from 'react-hook-form';
import type { NewServer } from '@/model/server/create/form';
import { useNewServer } from './new-server-context';

/** What was wrong with a field when the form was last sent, until it is changed. */
export function useFieldError(field: keyof NewServer): string | undefined {
  const { form } = useNewServer();
  const { errors } = useFormState({ control: form.control, name: field });
  const message: unknown = get(errors, `${field}.message`);
  return typeof message === 'string' ? message : undefined;
}
