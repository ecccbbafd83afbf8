/**
 * Hides a lost network from the panel: the provider and all files are in this browser.
 * Also stops the panel from fetching its files ahead. A worker that is always busy with them never
 * lets a new release take over.
 */
export function stayOnline(): void {
  document.documentElement.dataset['parts'] = 'here';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  for (const type of ['offline', 'online']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}
