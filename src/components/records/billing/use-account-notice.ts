import { useSelector } from 'react-redux';
import { accountBanner, type Banner, bannerPath } from '@/model/account/banner';
import type { AccountRecord } from '@/model/records/people';
import { selectPreferences } from '@/store/preferences/preferences-slice';

interface AccountNotice extends Banner {
  readonly path: string | undefined;
  /** Key of its dismissal; undefined if it cannot be dismissed. */
  readonly key: string | undefined;
}

/**
 * Returns a key for a debt alone, which changes with its sum. Other notices cannot be dismissed, as
 * they stop the account.
 */
function noticeKey({ link }: Banner, account: string, status: string | undefined) {
  if (status !== 'active' || link?.kind !== 'payment') return undefined;
  return `balance/${account}/${link.amount.toFixed(2)}`;
}

/**
 * The banner over an account's screens, unless dismissed (docs/product/accounts.md#banner-dismiss).
 * @param balance pounds owed, as whoever asks knows it: the banner itself may still be on its way
 */
export function useAccountNotice(
  record: AccountRecord | undefined,
  balance: number | null | undefined,
): AccountNotice | undefined {
  const { dismissedNotices } = useSelector(selectPreferences);
  const banner = record && accountBanner(record, balance);
  if (record === undefined || banner === undefined) return undefined;
  const { id: account, status } = record;
  const key = noticeKey(banner, account, status);
  if (key !== undefined && dismissedNotices.includes(key)) return undefined;
  return { ...banner, key, path: banner.link && bannerPath(banner.link, account) };
}
