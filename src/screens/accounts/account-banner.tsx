import { useDispatch, useSelector } from 'react-redux';
import { parsePath, useLocation } from 'react-router-dom';
import { useAccountNotice } from '@/components/billing/use-account-notice';
import { useQuery } from '@/components/data/use-query';
import type { AccountRecord } from '@/model/account/record';
import { isInactive } from '@/model/account/usable';
import { preferences } from '@/store/preferences/preferences-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

function StatusBanner({ record }: { readonly record: AccountRecord }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { id: account, status } = record;
  const { data, error } = useQuery(balanceQuery, { account, status });
  // An unreadable balance adds no banner; the billing screen shows the error.
  const balance = data === undefined && error !== undefined ? null : data;
  const notice = useAccountNotice(record, balance);
  if (notice === undefined) return null;
  const { tone, sentence, link, path, key } = notice;
  return (
    <section aria-label="Account notice">
      <Note
        banner
        tone={tone}
        action={
          link &&
          path !== undefined &&
          // It would lead to where people are.
          parsePath(path).pathname !== pathname && (
            <LinkButton size="s" to={path}>
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
