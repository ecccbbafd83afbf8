import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { EventLinesSkeleton } from '@/components/activity/events/event-lines-skeleton';
import { KeptHeightsContext, PageShape } from '@/components/records/page-shape';
import { useHeadingAfter } from '@/components/records/page/use-heading-after';
import { useAccount } from '@/components/scope/account-context';
import { useNow } from '@/components/scope/use-now';
import { STEPS } from '@/model/account/onboarding';
import { trialLabel, trialWords } from '@/model/billing/trial';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { selectConnection } from '@/store/events/events-slice';
import { selectHasFirstRead } from '@/store/resources/first-screen';
import { selectIsFirstReadPending } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { HeightUnknown } from '@/ui/height-unknown';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { TextLink } from '@/ui/link';
import { Columns } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { BillingOutline, BillingPanel } from './billing-panel';
import styles from './getting-started.module.css';
import { LatestActivity } from './latest-activity';
import { loadAttention } from './load-parts';
import { CurrentResourceUsage } from './resource-usage';
import { useLate } from './use-late';
import { useOnboarding } from './use-onboarding';

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

function Checklist({ done, trial, createdAt, close }: ChecklistProps) {
  const account = useAccount();
  const user = useSelector(selectCurrentUserId) ?? '';
  const now = useNow();
  const part = useRef<HTMLDivElement>(null);
  useHeadingAfter(part);
  const next = STEPS.find(({ id }) => !done.includes(id));
  return (
    <div ref={part} className={styles.start}>
      <section aria-label="Welcome" className={styles.welcome}>
        <strong>Welcome to your free trial</strong>
        <p>{trialWords(createdAt, now) ?? <Skeleton width="long" />}</p>
      </section>
      <section aria-label="Getting Started" className={styles.strip}>
        <h2>Getting Started</h2>
        <ul className={styles.steps}>
          {STEPS.map(({ id, label, path }) =>
            done.includes(id) ? (
              <li key={id} className={styles.done}>
                <Icon name="success" />
                <span className="visually-hidden">Done: </span>
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
        <span className={styles.left}>{trial && trialLabel(trial)}</span>
        <IconButton icon="close" size="s" label="Close Getting Started" onClick={close} />
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
    <Card title="Needs attention">
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
        <Card title="Latest activity">
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
