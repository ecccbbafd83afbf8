import type { AccountStatus } from '@/wire/people';
import { scopedAccount, type Call } from '@mocks/provider/call';
import { forbidden, limitReached } from '@mocks/provider/refusal';
import type { AccountRow, ImageRow } from '@mocks/provider/rows';
import { mebibyte } from '@mocks/provider/units';
import { isGone, usage } from '@mocks/provider/usage';

/** Statuses in which an account cannot create anything, with the reason. */
const reasons: Partial<Record<AccountStatus, string>> = {
  pending: 'This account has not been activated yet',
  suspended: 'This account is suspended',
  terminated: 'This account is closed',
  closed: 'This account is closed',
  deleted: 'This account is closed',
};

/** The reason that an account cannot create anything, or null if it can. */
export const barOf = (account: AccountRow): string | null => reasons[account.status] ?? null;

/** The scoped account, if it can create. Throws 403 otherwise. */
export function creatingAccount(call: Call): AccountRow {
  const account = scopedAccount(call);
  const reason = barOf(account);
  if (reason !== null) throw forbidden(reason);
  return account;
}

/** Throws 403 unless the account has this much RAM left, in MiB. */
export function needRam({ world }: Call, account: AccountRow, ram: number): void {
  if (usage(world, account.id).ram_used + ram > account.ram_limit) throw limitReached();
}

/** Throws 403 unless the account has this much database RAM left, in MiB. */
export function needDatabaseRam({ world }: Call, account: AccountRow, ram: number): void {
  if (usage(world, account.id).dbs_ram_used + ram > account.dbs_ram_limit) throw limitReached();
}

/** Throws 403 unless the account has this much block storage left, in bytes. */
export function needBlockStorage({ world }: Call, account: AccountRow, bytes: number): void {
  const used = usage(world, account.id).block_storage_used;
  if (used + bytes / mebibyte > account.block_storage_limit) throw limitReached();
}

/** The licence name identifies Windows. A snapshot keeps the licence of its source. */
const isWindows = (image: ImageRow | undefined): boolean =>
  image?.licence_name?.startsWith('Windows') ?? false;

/** Throws 403 if the image is Windows and the account is at its limit of Windows servers. */
export function needWindowsLicence({ world }: Call, account: AccountRow, image: ImageRow): void {
  if (!isWindows(image)) return;
  const running = world.server
    .by('account', account.id)
    .filter((row) => !isGone(row.status) && isWindows(world.image.get(row.image)));
  if (running.length >= account.windows_servers_limit) throw limitReached();
}
