export const CONTROL = 'input, select, textarea, button';

/** The control to focus first; none while the choices are unreadable. */
export function firstControl(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>(CONTROL);
}
