import { useCallback, useEffect, useMemo, useState } from 'react';
import { NOTHING_SELECTED, rangeToggled, toggled, withAll, type Selection } from './selection';

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
