/**
 * The provider answers in this browser, and all files of the panel are kept: without a network nothing is
 * missing, so the panel is told of none that is gone. Nor does it have the browser keep its files: a worker that is
 * asked for them all the time gives no other release its turn.
 */
export function stayOnline(): void {
  document.documentElement.dataset['parts'] = 'here';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  for (const type of ['offline', 'online']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}
