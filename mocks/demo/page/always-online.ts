/**
 * The provider answers in this browser, and all files of the panel are kept: without a network nothing is
 * missing, so the panel is told of none that is gone.
 */
export function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  for (const type of ['offline', 'online']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}
