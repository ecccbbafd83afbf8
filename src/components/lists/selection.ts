import { useCallback, useEffect, useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/**
 * Applies the press on `id` to every row from the anchor. Without an anchor, applies it to `id`
 * alone.
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

export function withAll(selection: Selection, ids: readonly string[], ticked: boolean): Selection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (ticked) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor: selection.anchor };
}

export function checkStateOf(
  selection: Selection,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selection.ids.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

export function selectedOf<R extends { readonly id: string }>(
  records: readonly R[],
  ids: ReadonlySet<string>,
): readonly R[] {
  return ids.size === 0 ? [] : records.filter(({ id }) => ids.has(id));
}

export interface SelectionControls {
  readonly selection: Selection;
  /** With `range` it changes every row since the last press, in the order `shown`. */
  readonly press: (id: string, range: boolean, shown: readonly string[]) => void;
  readonly set: (ids: readonly string[], ticked: boolean) => void;
  readonly clear: () => void;
}

/**
 * A list's selection, kept across filters and pages, without deleted records. A change of `place`
 * clears it.
 */
export function useSelection(existing: ReadonlySet<string>, place?: string): SelectionControls {
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED);
  const [of, setOf] = useState(place);
  if (of !== place) {
    setOf(place);
    setChosen(NOTHING_SELECTED);
  }
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
    // Layers over the page handle their Escape first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [some, clear]);

  return { selection, press, set, clear };
}
