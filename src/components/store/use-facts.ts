import { use, useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Facts, Limits } from '@/model/facts';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { useAccount } from '../account/account-context';
import { DeploymentContext } from '../deployment/deployment-context';
import { useNow } from '../time/use-now';
import { type RecordLookup, selectLookup } from './lookup';

interface Given {
  readonly account: string;
  /** The id of who is signed in. */
  readonly user: string | undefined;
  readonly limits: Limits;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What rules may look at, through a lookup. */
export function factsOf(lookup: RecordLookup, { account, user, limits, now }: Given): Facts {
  return {
    // Looked up when they are asked for: they concern nobody else.
    get account() {
      return lookup.get('account', account);
    },
    get user() {
      return user === undefined ? undefined : lookup.get('user', user);
    },
    limits,
    now,
    get: (kind, id) => lookup.get(kind, id),
    all: (kind) => lookup.all(kind),
  };
}

/**
 * The facts as they are now; the component is drawn again when any record changes: the create form's
 * checks read records by themselves, and are told of again when their card is.
 */
export function useFacts(): Facts {
  const account = useAccount();
  const { limits } = use(DeploymentContext);
  const lookup = useSelector(selectLookup);
  const user = useSelector(selectCurrentUserId);
  const now = useNow();
  return useMemo(
    () => factsOf(lookup, { account, user, limits, now }),
    [lookup, account, user, limits, now],
  );
}

/** Takes the facts when called: for what asks only when it is opened or pressed. */
export function useFactsNow(): () => Facts {
  const account = useAccount();
  const { limits } = use(DeploymentContext);
  const store = useStore<WithResources>();
  return useCallback(() => {
    const state = store.getState();
    const user = selectCurrentUserId(state);
    return factsOf(selectLookup(state), { account, user, limits, now: Date.now() });
  }, [store, account, limits]);
}
