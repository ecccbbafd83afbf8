/** What takes the focus in an editor. */
export const CONTROL = 'input, select, textarea, button';

/** The control that an editor begins with; none while there is nothing to choose from yet. */
export function firstControl(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>(CONTROL);
}
