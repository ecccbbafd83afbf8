import { titleOf, type Titled } from '@/model/title';

/** Spec 2 §5. */
export const SEARCHED = 5;
/** Until all are asked for. */
export const FIRST = 8;
/** More are found by searching. */
export const SHOWN = 50;

/** `first` has ids that come first, so that a choice made before is seen in any long list. */
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
