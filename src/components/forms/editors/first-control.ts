export const CONTROL = 'input, select, textarea, button';

/**
 * Finds the control to focus first: of radio buttons, the chosen one. Undefined until the choices
 * are read.
 */
export function firstControl(frame: HTMLElement | null): HTMLElement | null | undefined {
  const first = frame?.querySelector<HTMLElement>(CONTROL);
  const unread = frame?.querySelector('[data-height-unknown]');
  const isBelow =
    unread && first?.compareDocumentPosition(unread) === Node.DOCUMENT_POSITION_PRECEDING;
  if (isBelow) return undefined;
  if (!first?.matches('[type=radio]')) return first;
  return first.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked') ?? first;
}
