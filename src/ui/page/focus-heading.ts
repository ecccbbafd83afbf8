export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
