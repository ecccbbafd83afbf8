/** Gives the focus to the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Gives the focus to the page's heading unless something has it. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
