import { createContext, use } from 'react';
import type { Editor } from '@/components/editors/use-save';
import type { NewServer } from '@/model/server/create/form';

type Form = Editor<NewServer, NewServer>['form'];

/** The form of a new server, as its cards and the editors over it share it. */
export interface NewServerForm {
  readonly form: Form;
  /** Sets a field as a choice of the reader's does. */
  readonly choose: <F extends keyof NewServer>(field: F, value: NewServer[F]) => void;
  /** The path of an editor of a part, from the path of the form to what it began with. */
  readonly partPath: (path: string) => string;
}

export const NewServerContext = createContext<NewServerForm | undefined>(undefined);

/** The form of the screen that this is a part of. Throws elsewhere. */
export function useNewServer(): NewServerForm {
  const found = use(NewServerContext);
  if (found === undefined) throw new Error('A part of the create screen stands outside it');
  return found;
}
