import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { useRecord } from '@/components/scope/data/use-record';
import { formatTimeOfDay } from '@/lib/dates';
import type { Records } from '@/model/records/records';
import { resources } from '@/store/resources/resources-state';
import { words } from '../words';

const { refreshRequested } = resources.actions;

/**
 * Reads the user to see whether a request without a known end was done. `unchanged` says that it
 * was not, by the time of the read.
 */
export function useTwoFactorCheck(user: Records['user'], unchanged: (readAt: string) => string) {
  const { id } = user;
  const account = useAccount();
  const dispatch = useDispatch();
  const { meta } = useRecord('user', id);
  const { check, busy, found } = useFreshRead({
    data: user,
    readAt: meta.fullAt ?? 0,
    error: meta.error,
    refresh: () => dispatch(refreshRequested({ kind: 'user', id, account })),
  });
  const told =
    found?.error === undefined
      ? found && unchanged(formatTimeOfDay(found.at))
      : words.twoFactor.checkFailed;
  return { onCheck: check, busy, words: told };
}
