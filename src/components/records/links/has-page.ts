import { KINDS, type Kind } from '@/model/kinds';

export function hasPage(kind: Kind): boolean {
  return KINDS[kind].route !== undefined || kind === 'account' || kind === 'application';
}
