import { stayDuring } from './leave/use-page-guard';

/** Has the browser save what an address is answered with as an attachment; the page stays. */
export function downloadAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.download = '';
  stayDuring(() => link.click());
}
