import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { useNow } from '@/components/scope/use-now';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { readCookie, writeCookie } from '@/lib/cookie';
import {
  merged,
  type Onboarding,
  onboardingCookie,
  readOnboarding,
  withDone,
  writeOnboarding,
} from '@/model/account/onboarding';
import { type Trial, trialOf } from '@/model/billing/trial';
import { selectCurrentUser } from '@/store/accounts/accounts-selectors';
import { selectListRecords, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

interface OnboardingView extends Onboarding {
  /** Undefined until it is known, and when there is none. */
  readonly trial: Trial | undefined;
  /** True within the trial (spec 2 §2), or if shown here before and not known to be over. */
  readonly isShown: boolean;
  readonly createdAt: string | null | undefined;
  readonly close: () => void;
}

/** How far the account on the screen has come, which its cookie keeps (spec 2 §2). */
export function useOnboarding(): OnboardingView {
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
  const trial = trialOf(createdAt, now);
  const isInTrial = trial !== undefined;
  useEffect(() => {
    if (!isInTrial) return;
    // Another window may have come further since.
    const there = readOnboarding(readCookie(cookie));
    writeCookie(cookie, writeOnboarding(merged(kept, there)));
  }, [cookie, isInTrial, kept]);
  return {
    ...current,
    trial,
    createdAt,
    isShown: !current.isClosed && (isInTrial || (!isFull && before !== undefined)),
    close: () => setKept({ ...kept, isClosed: true }),
  };
}
