import type { AccountRecord } from '@/model/account/record';

/** The accounts whose name, id or status holds every word of what was typed. */
export function filterAccounts(
  accounts: readonly AccountRecord[],
  typed: string,
): readonly AccountRecord[] {
  const words = typed.toLocaleLowerCase('en-GB').split(/\s+/).filter(Boolean);
  return accounts.filter(({ id, name = '', status = '' }) => {
    const text = `${name} ${id} ${status}`.toLocaleLowerCase('en-GB');
    return words.every((word) => text.includes(word));
  });
}
