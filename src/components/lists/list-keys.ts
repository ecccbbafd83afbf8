export interface KeyedList {
  readonly element: HTMLElement | null;
  /** Absent if nothing can be selected. */
  readonly toggle: ((id: string) => void) | undefined;
  readonly select: ((ids: readonly string[], selected: boolean) => void) | undefined;
}

const ROW = '[data-row]';

/** Layers over the page, which have keys of their own. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}

function rowsOf({ element }: KeyedList): readonly HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(ROW) ?? [])];
}

function linkOf(row: HTMLElement | undefined): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>('[data-kind="title"] a') ?? row?.querySelector('a') ?? null
  );
}

function idOf(row: HTMLElement): string {
  return row.dataset['row'] ?? '';
}

/**
 * Moves the focus to the next row's link. With Shift it also changes the selection from `start` on.
 * A step away from `start` adds the next row; a step back removes this one.
 */
function step(
  list: KeyedList,
  here: HTMLElement,
  by: number,
  start: HTMLElement | undefined,
): boolean {
  const rows = rowsOf(list);
  const next = rows[rows.indexOf(here) + by];
  const link = linkOf(next);
  if (next === undefined || link === null) return false;
  if (start !== undefined) {
    const isBack = (rows.indexOf(here) - rows.indexOf(start)) * by < 0;
    if (isBack) list.select?.([idOf(here)], false);
    else list.select?.([idOf(here), idOf(next)], true);
  }
  link.focus();
  return true;
}

function bar(): HTMLElement | null {
  return document.querySelector('[data-docked]');
}

function onRow(
  list: KeyedList,
  row: HTMLElement,
  { key, shiftKey, target }: KeyboardEvent,
  start: HTMLElement,
): boolean {
  const by = STEPS.get(key);
  // Only from the link: an arrow in a menu's button opens the menu.
  if (by !== undefined)
    return target === linkOf(row) && step(list, row, by, shiftKey ? start : undefined);
  if (key === 'x' && list.toggle) {
    list.toggle(idOf(row));
    return true;
  }
  if (key === 'e') {
    linkOf(row)?.click();
    return true;
  }
  return false;
}

function onList(list: KeyedList, key: string): boolean {
  switch (key) {
    case 'f': {
      const search = list.element?.querySelector<HTMLInputElement>('input[type="search"]');
      search?.focus();
      search?.select();
      return true;
    }
    case 'b': {
      // Selecting more is no verb. A button hidden on a narrow screen cannot take the focus.
      const verbs = bar()?.querySelectorAll<HTMLElement>('button:not([data-all] *)') ?? [];
      return [...verbs].some((button) => {
        button.focus();
        return document.activeElement === button;
      });
    }
    default:
      return false;
  }
}

export function listenToKeys(current: () => KeyedList): () => void {
  let before: HTMLElement | undefined;
  let extent: { readonly start: HTMLElement; readonly end: HTMLElement } | undefined;

  function answers(event: KeyboardEvent, target: HTMLElement): boolean {
    const list = current();
    const { key } = event;
    if (isTyping(target)) {
      const isSearch = target.matches('[type="search"]') && list.element?.contains(target) === true;
      const first = key === 'ArrowDown' && isSearch ? linkOf(rowsOf(list)[0]) : null;
      first?.focus();
      return first !== null;
    }
    if (key === 'Escape' && bar()?.contains(target) === true && before?.isConnected === true) {
      before.focus();
      return true;
    }
    const row = target.closest<HTMLElement>(ROW);
    if (row && list.element?.contains(row) === true) {
      const start = extent?.end === row ? extent.start : row;
      if (onRow(list, row, event, start)) {
        const end = document.activeElement?.closest<HTMLElement>(ROW) ?? row;
        if (event.shiftKey) extent = { start, end };
        return true;
      }
    }
    const answered = onList(list, key);
    if (answered && key === 'b') before = target;
    return answered;
  }

  const listen = (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest(OVER) !== null) return;
    if (answers(event, target)) event.preventDefault();
  };
  // In the capture phase, before other listeners for Escape.
  document.addEventListener('keydown', listen, true);
  return () => document.removeEventListener('keydown', listen, true);
}
