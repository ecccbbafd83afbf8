import { useDispatch, useSelector } from 'react-redux';
import { parsePath, useLocation } from 'react-router-dom';
import { useQuery } from '@/components/data/use-query';
import { accountBanner, type Banner, bannerPath } from '@/model/account/banner';
import type { AccountRecord } from '@/model/account/record';
import { isInactive } from '@/model/account/usable';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

/** Only a debt can be dismissed, until its sum changes: anything else stops the account. */
function noticeKey({ link }: Banner, account: string, status: string | undefined) {
  if (status !== 'active' || link?.kind !== 'payment') return undefined;
  return `balance/${account}/${link.amount.toFixed(2)}`;
}

function StatusBanner({ record }: { readonly record: AccountRecord }) {
  const { id: account, status } = record;
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { data, error } = useQuery(balanceQuery, { account, status });
  const { dismissedNotices } = useSelector(selectPreferences);
  // An unreadable balance adds no banner; the billing screen shows the error.
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
          link &&
          // It would lead to where people are.
          parsePath(bannerPath(link, account)).pathname !== pathname && (
            <LinkButton size="s" to={bannerPath(link, account)}>
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

/** An account's problem, above all its screens (spec 1 §4). */
export function AccountBanner({ account }: { readonly account: string }) {
  const record = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  // An inactive account has a page that says so.
  return record === undefined || isInactive(record) ? null : <StatusBanner record={record} />;
}
