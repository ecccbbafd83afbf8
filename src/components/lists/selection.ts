/** What is ticked, by id, and where a range would begin. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The last row ticked by itself. */
  readonly anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

/** Ticks or unticks one row. */
export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/**
 * Does to every row from the anchor to `id`, in the order shown, what a press on `id` does to it.
 * Without an anchor in sight it is a press on `id` alone.
 */
export function rangeToggled(
  selection: Selection,
  id: string,
  shown: readonly string[],
): Selection {
  const from = selection.anchor === undefined ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return withAll(
    { ...selection, anchor: id },
    shown.slice(Math.min(from, to), Math.max(from, to) + 1),
    !selection.ids.has(id),
  );
}

/** Ticks or unticks many rows: a page, or all that match. */
export function withAll(selection: Selection, ids: readonly string[], ticked: boolean): Selection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (ticked) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor: selection.anchor };
}

/** How many of some rows are ticked: the state of the box over them. */
export function tickedOf(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selection.ids.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The records that are ticked, in their own order. */
export function selectedOf<R extends { readonly id: string }>(
  records: readonly R[],
  ids: ReadonlySet<string>,
): readonly R[] {
  return ids.size === 0 ? [] : records.filter(({ id }) => ids.has(id));
}
