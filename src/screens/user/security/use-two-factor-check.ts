import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { useRecord } from '@/components/scope/data/use-record';
import { formatTimeOfDay } from '@/lib/dates';
import type { Records } from '@/model/records/records';
import { resources } from '@/store/resources/resources-state';

const { refreshRequested } = resources.actions;

/**
 * Reads the user to see whether a request without a known end was done. `unchanged` says that it
 * was not.
 */
export function useTwoFactorCheck(user: Records['user'], unchanged: string) {
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
  const words =
    found?.error === undefined
      ? found && `${unchanged}, read at ${formatTimeOfDay(found.at)}.`
      : 'It could not be read.';
  return { onCheck: check, busy, words };
}
