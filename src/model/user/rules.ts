import { joinList } from '@/lib/text';
import type { Facts } from '@/model/facts';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';

export function canDisableTwoFactor(user: Records['user'], facts: Facts): string | undefined {
  const own = new Set<string>(user.accounts ?? []);
  const requiring = facts.all('account').filter(({ id, tfa_required: is }) => own.has(id) && is);
  if (requiring.length === 0 && user['2fa']?.required !== true) return undefined;
  const names = requiring.length === 0 ? 'One of your accounts' : joinList(requiring.map(titleOf));
  const verb = requiring.length > 1 ? 'require' : 'requires';
  return `${names} ${verb} two-factor authentication, so you can’t disable it`;
}
