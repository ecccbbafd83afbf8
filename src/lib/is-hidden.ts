/**
 * True while nobody can see the window. A window beside another one is seen without having the
 * focus.
 */
export function isHidden(): boolean {
  return 'document' in globalThis && document.visibilityState === 'hidden';
}
