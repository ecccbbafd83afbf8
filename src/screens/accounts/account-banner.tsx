import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { parsePath, useLocation } from 'react-router-dom';
import { useAccountNotice } from '@/components/records/billing/use-account-notice';
import { useKeptHeights } from '@/components/records/use-kept-heights';
import { useQuery } from '@/components/scope/data/use-query';
import { type Banner, bannerPath, likelyBanner } from '@/model/account/banner';
import { isInactive } from '@/model/account/status';
import type { AccountRecord } from '@/model/records/people';
import { preferences } from '@/store/preferences/preferences-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { selectIsFirstReadPending, selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import styles from './account-banner.module.css';
import { words } from './words';

interface NoticeProps {
  readonly account: string;
  readonly banner: Banner;
  readonly onDismiss?: (() => void) | undefined;
}

function Notice({ account, banner, onDismiss }: NoticeProps) {
  const { pathname } = useLocation();
  const { tone, sentence, link } = banner;
  const path = link && bannerPath(link, account);
  return (
    <Note
      banner
      tone={tone}
      action={
        link &&
        path !== undefined &&
        // The link would lead to the page that is open.
        parsePath(path).pathname !== pathname && (
          <LinkButton size="s" to={path}>
            {link.label}
          </LinkButton>
        )
      }
      onDismiss={onDismiss}
    >
      {sentence}
    </Note>
  );
}

interface NoticePlaceProps {
  readonly account: string;
  /** The notice's sentence; null if there is none, undefined until that is known. */
  readonly sentence: string | null | undefined;
  /** Shown in its place if none was seen here before. */
  readonly likely?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Keeps the notice's last height until it is known if there is one, so that nothing is pushed away.
 */
function NoticePlace({ account, sentence, likely, children }: NoticePlaceProps) {
  const dispatch = useDispatch();
  const page = `${account} notice`;
  const height = useKeptHeights(page)?.['all'];
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const now = ref.current?.getBoundingClientRect().height ?? 0;
    if (sentence === undefined || now === (height ?? 0)) return;
    const shape = { width: innerWidth, heights: { all: now } };
    dispatch(preferences.actions.pageMeasured({ page, shape }));
  }, [dispatch, page, sentence, height]);
  if (sentence === null) return null;
  if (sentence !== undefined) {
    return (
      <section ref={ref} aria-label={words.notice.label}>
        {children}
      </section>
    );
  }
  if (height !== undefined) return <div style={{ blockSize: height }} />;
  return (
    <div className={styles.likely} inert>
      {likely}
    </div>
  );
}

function StatusBanner({ record }: { readonly record: AccountRecord }) {
  const dispatch = useDispatch();
  const { id: account, status } = record;
  const { data, error } = useQuery(balanceQuery, { account, status });
  // An unreadable balance adds no banner; the billing screen shows the error.
  const balance = data === undefined && error !== undefined ? null : data;
  const notice = useAccountNotice(record, balance);
  const isRead = useSelector(
    (state: WithResources) => !selectIsFirstReadPending(state, 'account', account),
  );
  const likely = likelyBanner(record);
  const isKnown = status === 'pending' ? isRead : balance !== undefined;
  const none = isKnown ? null : undefined;
  const key = notice?.key;
  const dismiss =
    key === undefined ? undefined : () => dispatch(preferences.actions.noticeDismissed(key));
  return (
    <NoticePlace
      account={account}
      sentence={notice?.sentence ?? none}
      likely={likely && <Notice account={account} banner={likely} />}
    >
      {notice && <Notice account={account} banner={notice} onDismiss={dismiss} />}
    </NoticePlace>
  );
}

export function AccountBanner({ account }: { readonly account: string }) {
  // The frame is outside the account's scope.
  const record = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  if (record === undefined) return <NoticePlace account={account} sentence={undefined} />;
  // An inactive account has a page that says so.
  return isInactive(record) ? null : <StatusBanner record={record} />;
}
