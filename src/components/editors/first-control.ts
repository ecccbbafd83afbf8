export const CONTROL = 'input, select, textarea, button';

/** The control to focus first; none until the choices are read. */
export function firstControl(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>(CONTROL);
}
