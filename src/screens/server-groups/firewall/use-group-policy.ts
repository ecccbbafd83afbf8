import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { idOf } from '@/model/ids';
import { createPolicyCall } from '@/model/firewall-policy/calls';
import { isMadeFor } from '@/model/firewall-policy/marker';
import { policyProblem } from '@/model/server-group/rules';
import { type Run, unsent } from '@/store/calls/manager';
import { resources } from '@/store/resources/resources-actions';
import { selectRecord, selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

/** What a group's rules are sent through. */
export interface GroupPolicy {
  /**
   * The steps of what needs the policy of the group: one without a policy gets one first, with its
   * marker (spec 2 §7). Ends with what failed, or as `work` does.
   */
  readonly within: (work: (policy: string) => Run) => () => Run;
  /** Reads the policy anew: which rules it has only its own record says. */
  readonly refresh: () => void;
}

/** The firewall policy of a group as a place for rules. */
export function useGroupPolicy(group: string): GroupPolicy {
  const account = useAccount();
  const dispatch = useDispatch();
  const store = useStore<WithResources>();

  const find = useCallback(() => {
    const state = store.getState();
    const said = selectRecord(state, 'server_group', group)?.firewall_policy;
    if (said) return said;
    // One that was just made for the group is known before the group itself has been read again.
    const policies = Object.values(selectRecords(state, 'firewall_policy'));
    return policies.find((policy) => policy.server_group === group && isMadeFor(policy, group))?.id;
  }, [store, group]);

  const refresh = useCallback(() => {
    const id = find();
    if (id === undefined) return;
    dispatch(resources.actions.refreshWanted({ kind: 'firewall_policy', id, account }));
  }, [account, dispatch, find]);

  const within = useCallback<GroupPolicy['within']>(
    (work) =>
      function* () {
        const there = find();
        if (there !== undefined) return yield* work(there);
        const problem = policyProblem(selectRecord(store.getState(), 'server_group', group));
        if (problem !== undefined) return unsent('firewall_policy', problem);
        const made = yield { call: createPolicyCall(group), title: 'Create Firewall Policy' };
        // Also when it failed: another may have given it one meanwhile, which the next attempt finds.
        dispatch(resources.actions.refreshWanted({ kind: 'server_group', id: group, account }));
        // Its answer may have been lost, and the policy found since.
        const id = made.ok ? idOf('firewall_policy', made.answer.body) : find();
        return id === undefined ? made : yield* work(id);
      },
    [account, dispatch, find, group, store],
  );

  return { within, refresh };
}
