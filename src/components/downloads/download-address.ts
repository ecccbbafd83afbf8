/** In milliseconds: by then the browser has asked whether the page may be left. */
const ASKED_MS = 1000;

/**
 * Has the browser save what an address is answered with as an attachment. The page stays, though browsers
 * ask as if it were left: they do not know the answer yet.
 */
export function downloadAddress(address: string): void {
  const stay = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', stay, { capture: true });
  setTimeout(() => window.removeEventListener('beforeunload', stay, { capture: true }), ASKED_MS);
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.download = '';
  link.click();
}
