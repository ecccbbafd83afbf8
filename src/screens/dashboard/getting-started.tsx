import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { useHeadingAfter } from '@/components/records/page/use-heading-after';
import { useNow } from '@/components/scope/use-now';
import { STEPS } from '@/model/account/onboarding';
import { trialLabel, trialWords } from '@/model/billing/trial';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { TextLink } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import styles from './getting-started.module.css';
import { useOnboarding } from './use-onboarding';

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

/** The welcome and the checklist of a free trial (spec 2 §2). */
export function GettingStarted() {
  const { isShown, ...onboarding } = useOnboarding();
  return isShown && <Checklist {...onboarding} />;
}
