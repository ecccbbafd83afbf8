import { useDispatch, useSelector } from 'react-redux';
import { useQuery } from '@/components/store/use-query';
import { accountBanner, type Banner } from '@/model/account/banner';
import type { AccountRecord } from '@/model/account/record';
import { isInactive } from '@/model/account/status';
import { paths } from '@/model/paths';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { balanceQuery } from '@/store/queries/balance-query';
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

function StatusBanner({ record }: { readonly record: AccountRecord }) {
  const { id: account, status } = record;
  const dispatch = useDispatch();
  const { data, error } = useQuery(balanceQuery, { account, status });
  const { dismissedNotices } = useSelector(selectPreferences);
  // Of money that could not be asked for nothing is said; the billing screen tells why.
  const banner = accountBanner(record, data === undefined && error !== undefined ? null : data);
  if (banner === undefined) return null;
  const { tone, sentence, link } = banner;
  const key = noticeKey(banner, account, status);
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

/** What is the matter with an account, over every screen of it (spec 1 §4). */
export function AccountBanner({ account }: { readonly account: string }) {
  const record = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  // Of an inactive account, the page in the place of its screens says so.
  return record === undefined || isInactive(record) ? null : <StatusBanner record={record} />;
}
