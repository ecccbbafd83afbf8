import { KINDS, type Kind } from '@/model/kinds';

/** Whether a kind's records have a page. */
export function hasPage(kind: Kind): boolean {
  return KINDS[kind].route !== undefined || kind === 'account' || kind === 'application';
}
