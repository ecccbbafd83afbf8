import { use, useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Facts, Limits } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { selectRecord, selectRecords } from '@/store/resources/resources-selectors';
import type { ResourcesState, WithResources } from '@/store/resources/resources-state';
import { DeploymentContext } from '../deployment/deployment-context';
import { useNow } from '../time/use-now';

interface Given {
  readonly account: string;
  readonly limits: Limits;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What rules may look at, as one state of the store has it. */
export function factsOf(resources: ResourcesState, { account, limits, now }: Given): Facts {
  const state: WithResources = { resources };
  const user = selectCurrentUserId(state);
  const lists = new Map<Kind, readonly Records[Kind][]>();
  return {
    account: selectRecord(state, 'account', account),
    user: user === undefined ? undefined : selectRecord(state, 'user', user),
    limits,
    now,
    get: (kind, id) => selectRecord(state, kind, id),
    all<K extends Kind>(kind: K): readonly Records[K][] {
      // The map holds under a kind what was put there for that kind.
      const known = lists.get(kind) as readonly Records[K][] | undefined;
      if (known !== undefined) return known;
      const made: readonly Records[K][] = Object.values(selectRecords(state, kind));
      lists.set(kind, made);
      return made;
    },
  };
}

/** The facts as they are now; the component is drawn again when any record changes. */
export function useFacts(account: string): Facts {
  const { limits } = use(DeploymentContext);
  const resources = useSelector((state: WithResources) => state.resources);
  const now = useNow();
  return useMemo(
    () => factsOf(resources, { account, limits, now }),
    [resources, account, limits, now],
  );
}

/** Takes the facts when called: for what asks only when it is opened or pressed. */
export function useFactsNow(account: string): () => Facts {
  const { limits } = use(DeploymentContext);
  const store = useStore<WithResources>();
  return useCallback(
    () => factsOf(store.getState().resources, { account, limits, now: Date.now() }),
    [store, account, limits],
  );
}
