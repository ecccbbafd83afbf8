import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading, focusHeadingIfLost } from './page/focus-heading';

const CONTROLS = 'a[href], button, input';

interface Place {
  readonly row: HTMLTableRowElement;
  readonly at: number;
  readonly body: Element | null;
  /** Distance from the end of its row, where the menu is in each. */
  readonly fromEnd: number;
}

function placeOf(target: Element): Place | undefined {
  const row = target.closest<HTMLTableRowElement>('tbody > tr');
  if (row === null) return undefined;
  const controls = [...row.querySelectorAll(CONTROLS)];
  const fromEnd = controls.length - controls.indexOf(target);
  return { row, at: row.sectionRowIndex, body: row.parentElement, fromEnd };
}

function controlAt({ body, at, fromEnd }: Place): HTMLElement | undefined {
  const rows = body?.isConnected === true ? [...body.children] : [];
  const row = rows[at] ?? rows.at(-1);
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].at(-fromEnd);
}

/**
 * Returns handlers of a table. If a focused row goes away, the row in its place takes the focus, or
 * the page's heading does.
 */
export function useFocusInRows(isOn: boolean) {
  const last = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const { current: place } = last;
    if (!isOn || place === undefined || place.row.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = controlAt(place);
    if (next === undefined) focusHeading();
    else next.focus({ preventScroll: true });
  });
  // The last row may take the table with it.
  useLayoutEffect(
    () => () => {
      if (last.current?.row.contains(document.activeElement) !== true) return;
      queueMicrotask(focusHeadingIfLost);
    },
    [],
  );
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = placeOf(target);
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
}
