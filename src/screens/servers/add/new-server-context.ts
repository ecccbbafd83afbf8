import { createContext, use } from 'react';
import type { Editor } from '@/components/forms/editors/use-save';
import type { NewServer } from '@/model/server/create/form';

type Form = Editor<NewServer, NewServer>['form'];

export interface NewServerForm {
  readonly form: Form;
  readonly choose: <F extends keyof NewServer>(field: F, value: NewServer[F]) => void;
  readonly partPath: (path: string) => string;
}

export const NewServerContext = createContext<NewServerForm | undefined>(undefined);

/** Throws outside the form. */
export function useNewServer(): NewServerForm {
  const found = use(NewServerContext);
  if (found === undefined) throw new Error('A part of the create screen stands outside it');
  return found;
}
