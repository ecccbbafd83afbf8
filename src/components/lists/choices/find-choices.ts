import { titleOf, type Titled } from '@/model/title';

/** Spec 2 §5. */
export const SEARCHED = 5;
/** Number shown until all are requested. */
export const FIRST = 8;
export const SHOWN = 50;

/**
 * Returns the matches. Ids in `first` come first, so that an earlier choice is seen in any long
 * list.
 */
export function findChoices<R extends Titled>(
  records: readonly R[],
  words: string,
  first: readonly string[],
): readonly R[] {
  const wanted = words.trim().toLowerCase();
  const found = records.filter((record) =>
    `${titleOf(record)}\n${record.name ?? ''}\n${record.id}`.toLowerCase().includes(wanted),
  );
  const ahead = new Set(first);
  return [...found.filter(({ id }) => ahead.has(id)), ...found.filter(({ id }) => !ahead.has(id))];
}
