import { useCallback, useEffect, useMemo, useState } from 'react';

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

export interface SelectionControls {
  /** Only what still exists. */
  readonly selection: Selection;
  /** One row, or with `range` every row from the last one pressed, in the order `shown`. */
  readonly press: (id: string, range: boolean, shown: readonly string[]) => void;
  /** Ticks or unticks many: a page, or all that match. */
  readonly set: (ids: readonly string[], ticked: boolean) => void;
  readonly clear: () => void;
}

/** What is ticked in a list. It outlives filters and pages; what is gone drops out. */
export function useSelection(existing: ReadonlySet<string>): SelectionControls {
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED);
  const selection = useMemo<Selection>(() => {
    const ids = [...chosen.ids].filter((id) => existing.has(id));
    return ids.length === chosen.ids.size ? chosen : { ...chosen, ids: new Set(ids) };
  }, [chosen, existing]);

  const press = useCallback((id: string, range: boolean, shown: readonly string[]) => {
    setChosen((now) => (range ? rangeToggled(now, id, shown) : toggled(now, id)));
  }, []);
  const set = useCallback((ids: readonly string[], ticked: boolean) => {
    setChosen((now) => withAll(now, ids, ticked));
  }, []);
  const clear = useCallback(() => setChosen(NOTHING_SELECTED), []);

  const some = selection.ids.size > 0;
  useEffect(() => {
    if (!some) return undefined;
    // What lies over the page (a dialog, a menu, a filled search field) takes its Escape first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [some, clear]);

  return { selection, press, set, clear };
}
