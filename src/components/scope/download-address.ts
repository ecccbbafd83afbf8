import { stayDuring } from './leave/page-guard';

export function downloadAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.download = '';
  stayDuring(() => link.click());
}
