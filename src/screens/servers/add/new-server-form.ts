import { createContext, use } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { Creation } from '@/components/record-page/create/use-create';
import type { NewServer } from '@/model/server/create/form';

/** Shared by the form's sections and its summary. */
export interface NewServerForm {
  readonly form: Creation<NewServer>['form'];
  readonly choose: <F extends keyof NewServer>(field: F, value: NewServer[F]) => void;
}

export const NewServerContext = createContext<NewServerForm | undefined>(undefined);

/** Throws outside the form. */
export function useNewServer(): NewServerForm {
  const found = use(NewServerContext);
  if (found === undefined) throw new Error('A part of the create screen stands outside it');
  return found;
}

/** The last submit's error, until the field changes. */
export function useFieldError(field: keyof NewServer): string | undefined {
  const { form } = useNewServer();
  const { errors } = useFormState({ control: form.control, name: field });
  const message: unknown = get(errors, `${field}.message`);
  return typeof message === 'string' ? message : undefined;
}
