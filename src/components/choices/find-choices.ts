import { titleOf, type Titled } from '@/model/title';
/** What can be chosen out of a list. */
export type Choosable = Titled;

/** From this many on a list to choose from has a search field (spec 2 §5). */
export const SEARCHED = 5;
/** More than these are found by searching: nobody scrolls through thousands. */
export const SHOWN = 50;

/**
 * Those whose title, name or id holds the words, in their order but for those that stand first.
 * @param first ids that were chosen when the choice began: however long the list is, they are seen
 */
export function findChoices<R extends Choosable>(
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
