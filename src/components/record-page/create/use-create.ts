import type { FieldValues } from 'react-hook-form';
import { type Editor, type SaveOptions, useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useList } from '@/components/scope/data/use-list';
import { idOf } from '@/model/ids';
import { type Kind, KINDS } from '@/model/kinds';
import { createWords } from '@/model/pages';
import { paths } from '@/model/paths';
import { words } from './words';

interface CreateOptions<Values extends FieldValues, Output extends FieldValues> extends Omit<
  SaveOptions<Values, Output>,
  'verb' | 'title' | 'parent' | 'root' | 'draft' | 'isNew'
> {
  /** Names the task; by default the create title of its kind. */
  readonly title?: string;
  /** Hints of the address, by which drafts are kept. */
  readonly query?: string | undefined;
  /** True if the list opens after success, in place of one record's page. */
  readonly makesSeveral?: (output: Output) => boolean;
}

/** A running create form. */
export interface Creation<
  Values extends FieldValues,
  Output extends FieldValues = Values,
> extends Editor<Values, Output> {
  readonly kind: Kind;
}

/** Sentence once a new record is seen. */
export const IS_READY = { done: words.ready };

/** Saves a new record, then opens its page. */
export function useCreate<Values extends FieldValues, Output extends FieldValues = Values>(
  kind: Kind,
  { query, makesSeveral, ...options }: CreateOptions<Values, Output>,
): Creation<Values, Output> {
  const account = useAccount();
  // Finding the new record after a lost answer needs the earlier ones.
  useList(kind);
  const { title = words.title(KINDS[kind].singular), path } = createWords(kind) ?? {};
  const list = paths.list(kind, account);
  const address = paths.add(kind, account);
  const editor = useSave<Values, Output>({
    title,
    parent: list,
    ...(path && { draft: query ? `${address}?${query}` : address }),
    ...(path === 'add/' && { root: address }),
    next: ({ body }, output) => {
      const id = makesSeveral?.(output) === true ? undefined : idOf(kind, body);
      return id === undefined ? list : paths.record(kind, account, id);
    },
    ...options,
    verb: 'create',
    isNew: true,
  });
  return { kind, ...editor };
}
