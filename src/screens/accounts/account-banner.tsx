import { useDispatch, useSelector } from 'react-redux';
import { accountBanner, type Banner } from '@/model/account/banner';
import { isInactive } from '@/model/account/status';
import { paths } from '@/model/paths';
import { selectBalance } from '@/store/accounts/accounts-selectors';
import type { WithAccounts } from '@/store/accounts/accounts-slice';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

/** Where each kind of link leads. */
function pathOf(link: NonNullable<Banner['link']>, account: string): string {
  switch (link.kind) {
    case 'activate':
      return paths.billingCard(account);
    case 'payment':
      return paths.billingPayment(account, link.amount);
    case 'support':
      return paths.support(account);
  }
}

/**
 * The name under which a dismissal is remembered, or undefined for what must stay. Only what an active
 * account owes can be put aside, until the sum changes: everything else stops the account's work.
 */
function noticeKey({ link }: Banner, account: string, status: string | undefined) {
  if (status !== 'active' || link?.kind !== 'payment') return undefined;
  return `balance/${account}/${link.amount.toFixed(2)}`;
}

/** What is the matter with an account, over every screen of it (spec 1 §4). */
export function AccountBanner({ account }: { readonly account: string }) {
  const dispatch = useDispatch();
  const record = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  const balance = useSelector((state: WithAccounts) => selectBalance(state, account));
  const { dismissedNotices } = useSelector(selectPreferences);
  const banner = record === undefined ? undefined : accountBanner(record, balance);
  // Of an inactive account, the page in the place of its screens says so.
  if (record === undefined || banner === undefined || isInactive(record)) return null;
  const { tone, sentence, link } = banner;
  const key = noticeKey(banner, account, record.status);
  if (key !== undefined && dismissedNotices.includes(key)) return null;
  return (
    <section aria-label="Account notice">
      <Note
        banner
        tone={tone}
        action={
          link && (
            <LinkButton size="s" to={pathOf(link, account)}>
              {link.label}
            </LinkButton>
          )
        }
        onDismiss={
          key === undefined ? undefined : () => dispatch(preferences.actions.noticeDismissed(key))
        }
      >
        {sentence}
      </Note>
    </section>
  );
}
