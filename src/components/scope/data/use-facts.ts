import { use, useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { isOffline } from '@/lib/connectivity';
import type { Facts, Features, Limits } from '@/model/facts';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import type { WithResources } from '@/store/resources/resources-state';
import { useOnline } from '@/ui/use-online';
import { useAccount } from '@/components/scope/account-scope';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useNow } from '@/components/scope/use-now';
import { type RecordLookup, selectLookup } from './lookup';

interface Given {
  readonly account: string;
  readonly user: string | undefined;
  readonly limits: Limits;
  readonly now: number;
  readonly offline: boolean;
  readonly features: Features;
}

export function factsOf(lookup: RecordLookup, { account, user, ...given }: Given): Facts {
  return {
    // Lazy, so that only rules that use them depend on them.
    get account() {
      return lookup.get('account', account);
    },
    get user() {
      return user === undefined ? undefined : lookup.get('user', user);
    },
    ...given,
    get: (kind, id) => lookup.get(kind, id),
    all: (kind) => lookup.all(kind),
  };
}

/**
 * Returns the current facts. Any change of a record renders again, as some checks are untracked.
 */
export function useFacts(): Facts {
  const account = useAccount();
  const { limits, features } = use(DeploymentContext);
  const lookup = useSelector(selectLookup);
  const user = useSelector(selectCurrentUserId);
  const now = useNow();
  const offline = !useOnline();
  return useMemo(
    () => factsOf(lookup, { account, user, limits, now, offline, features }),
    [lookup, account, user, limits, now, offline, features],
  );
}

export function useFactsNow(): () => Facts {
  const account = useAccount();
  const { limits, features } = use(DeploymentContext);
  const store = useStore<WithResources>();
  return useCallback(() => {
    const state = store.getState();
    const user = selectCurrentUserId(state);
    return factsOf(selectLookup(state), {
      account,
      user,
      limits,
      now: Date.now(),
      offline: isOffline(),
      features,
    });
  }, [store, account, limits, features]);
}
