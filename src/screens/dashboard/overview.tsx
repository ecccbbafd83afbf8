import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { EventLinesSkeleton, GroupedEventLines } from '@/components/activity/events/event-lines';
import { useEvents } from '@/components/activity/events/use-events';
import { KeptHeightsContext, PageShape } from '@/components/records/page-shape';
import { ReadFailure } from '@/components/records/page/read-failure';
import { useHeadingAfter } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { useNow } from '@/components/scope/use-now';
import { readCookie, writeCookie } from '@/lib/cookie';
import {
  merged,
  type Onboarding,
  onboardingCookie,
  readOnboarding,
  STEPS,
  withDone,
  writeOnboarding,
} from '@/model/account/onboarding';
import { trialOf, trialWords } from '@/model/billing/summary';
import { paths } from '@/model/paths';
import { selectCurrentUser, selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { selectConnection } from '@/store/events/events-slice';
import { selectHasFirstRead } from '@/store/resources/shown-slice';
import {
  selectIsFirstReadPending,
  selectListRecords,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { HeightUnknown } from '@/ui/height-unknown';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/button';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton, TextLink } from '@/ui/link';
import { Columns } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { BillingOutline, BillingPanel } from './billing-panel';
import styles from './getting-started.module.css';
import { loadAttention } from './load-parts';
import { CurrentResourceUsage } from './resource-usage';
import { useLate } from './use-late';
import { words } from './words';

interface OnboardingView extends Onboarding {
  /** True within the trial, or if shown here before and not known to be over. */
  readonly isShown: boolean;
  readonly createdAt: string | null | undefined;
  readonly close: () => void;
}

/** Finished steps of the account on the screen (docs/product/accounts.md#steps-kept). */
function useOnboarding(): OnboardingView {
  const account = useAccount();
  const cookie = onboardingCookie(account);
  const now = useNow();
  const record = useKnownAccount();
  const isFull = useSelector(
    (state: WithResources) => selectRecordStatus(state, 'account', account).full,
  );
  const user = useSelector(selectCurrentUser);
  const hasMappedIp = useSelector((state: WithResources) =>
    selectListRecords(state, 'cloud_ip', account).some(({ status }) => status === 'mapped'),
  );
  const [before] = useState(() => readCookie(cookie));
  const [kept, setKept] = useState(() => readOnboarding(before));
  const current = withDone(kept, { account: record, user, hasMappedIp });
  if (current !== kept) setKept(current);

  const createdAt = record?.created_at;
  const isInTrial = trialOf(createdAt, now) !== undefined;
  useEffect(() => {
    if (!isInTrial) return;
    // Another window may have come further since.
    const there = readOnboarding(readCookie(cookie));
    writeCookie(cookie, writeOnboarding(merged(kept, there)));
  }, [cookie, isInTrial, kept]);
  return {
    ...current,
    createdAt,
    isShown: !current.isClosed && (isInTrial || (!isFull && before !== undefined)),
    close: () => setKept({ ...kept, isClosed: true }),
  };
}

const SHOWN = 8;

function Body() {
  const { rows, dropped, status, error, refresh } = useEvents();
  const now = useNow();
  if (error !== undefined) {
    return (
      <ReadFailure
        title={words.activity.failed}
        namesNetwork
        error={error}
        busy={isFirstReadPending(status) || status === 'refreshing'}
        onRetry={refresh}
        partial={rows.length > 0}
        level={2}
      />
    );
  }
  if (isFirstReadPending(status)) return <EventLinesSkeleton count={SHOWN} />;
  if (rows.length === 0) {
    // They are read again by themselves.
    const isUnread = dropped.length > 0;
    return <p className="muted">{isUnread ? words.activity.noneRead : words.activity.none}</p>;
  }
  return <GroupedEventLines events={rows.slice(0, SHOWN)} now={now} />;
}

function LatestActivity() {
  const account = useAccount();
  return (
    <Card
      title={words.activity.title}
      actions={
        <LinkButton size="s" variant="quiet" to={paths.events(account)}>
          {words.activity.allEvents}
        </LinkButton>
      }
    >
      <Body />
    </Card>
  );
}

/**
 * True if secondary data may be requested: the first screen is shown, and events report changes. So
 * nothing is read twice. Also true if these are late.
 */
function useWhenIdle(): boolean {
  const account = useAccount();
  const isRead = useSelector((state: WithResources) => selectHasFirstRead(state, account));
  const connection = useSelector(selectConnection);
  const isLate = useLate();
  return (isRead && connection !== 'idle' && connection !== 'connecting') || isLate;
}

interface HeldProps {
  readonly outline: ReactNode;
  /** True once the part above all others is known; that is waited for twice as long. */
  readonly isHeadKnown: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its content at once if its heights are known from before. Otherwise its parts, of unknown
 * heights, appear together once all are read or late.
 */
function Held({ outline, isHeadKnown, children }: HeldProps) {
  const isKnown = use(KeptHeightsContext) !== undefined;
  const [isHeld, setHeld] = useState(!isKnown);
  const isLate = useLate();
  const isTooLate = useLate(2);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = content.current;
    if (!isHeld || held === null) return undefined;
    const observer = new MutationObserver(() => {
      if (held.querySelector('[aria-busy="true"], [data-waits]') === null) setHeld(false);
    });
    observer.observe(held, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isHeld]);
  const isShown = !isHeld || isTooLate || (isLate && isHeadKnown);
  return (
    <>
      {!isShown && outline}
      <div ref={content} hidden={!isShown}>
        {children}
      </div>
    </>
  );
}

type ChecklistProps = Omit<ReturnType<typeof useOnboarding>, 'isShown'>;

function Checklist({ done, createdAt, close }: ChecklistProps) {
  const account = useAccount();
  const user = useSelector(selectCurrentUserId) ?? '';
  const now = useNow();
  const part = useRef<HTMLDivElement>(null);
  useHeadingAfter(part);
  const next = STEPS.find(({ id }) => !done.includes(id));
  return (
    <div ref={part} className={styles.start}>
      <section aria-label={words.start.welcomeLabel} className={styles.welcome}>
        <strong>{words.start.welcome}</strong>
        <p>{trialWords(createdAt, now) ?? <Skeleton width="long" />}</p>
      </section>
      <section aria-label={words.start.title} className={styles.strip}>
        <h2>{words.start.title}</h2>
        <ul className={styles.steps}>
          {STEPS.map(({ id, label, path }) =>
            done.includes(id) ? (
              <li key={id} className={styles.done}>
                <Icon name="success" />
                <span className="visually-hidden">{words.start.doneMark}</span>
                {label}
              </li>
            ) : (
              <li key={id}>
                <span className={styles.ring} />
                <TextLink quiet={id !== next?.id} to={path(account, user)}>
                  {label}
                </TextLink>
              </li>
            ),
          )}
        </ul>
        <IconButton icon="close" size="s" label={words.start.closeLabel} onClick={close} />
      </section>
    </div>
  );
}

function GettingStarted() {
  const { isShown, ...onboarding } = useOnboarding();
  return isShown && <Checklist {...onboarding} />;
}

const NeedsAttention = lazyLayer(async () => ({ default: (await loadAttention()).NeedsAttention }));

function AttentionOutline({ children }: { readonly children?: ReactNode }) {
  return (
    <Card title={words.attention.title}>
      <div {...outline}>
        {children}
        <Skeleton width="long" />
      </div>
    </Card>
  );
}

function OverviewOutline() {
  return (
    <div {...outline}>
      <Columns aside={<BillingOutline />}>
        <AttentionOutline />
        <Card title={words.activity.title}>
          <EventLinesSkeleton count={8} />
        </Card>
      </Columns>
    </div>
  );
}

export function Overview() {
  const isIdle = useWhenIdle();
  const account = useAccount();
  const isAccountRead = useSelector(
    (state: WithResources) => !selectIsFirstReadPending(state, 'account', account),
  );
  return (
    <PageShape id="dashboard" isRead>
      <Held outline={<OverviewOutline />} isHeadKnown={isAccountRead}>
        <GettingStarted />
        <Columns
          aside={
            <>
              {isIdle ? <BillingPanel /> : <BillingOutline />}
              <CurrentResourceUsage isIdle={isIdle} />
            </>
          }
        >
          <LayerHost
            waiting={
              <AttentionOutline>
                <HeightUnknown />
              </AttentionOutline>
            }
          >
            <NeedsAttention mayRead={isIdle} />
          </LayerHost>
          <LatestActivity />
        </Columns>
      </Held>
    </PageShape>
  );
}
