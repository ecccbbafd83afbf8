import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { useNamed } from '@/components/scope/data/use-named';
import { createPolicyCall } from '@/model/firewall-policy/calls';
import { isMadeFor } from '@/model/firewall-policy/describe';
import { wireEndpointOf } from '@/model/firewall-rule/form';
import { endpointOf } from '@/model/firewall-rule/rule-endpoints';
import { idOf } from '@/model/ids';
import type { RuleFacts } from '@/model/records/compute';
import { policyProblem } from '@/model/server-group/rules';
import { unsent } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { selectRecord, selectRecords } from '@/store/resources/resources-selectors';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { words } from '../words';

export interface GroupPolicy {
  /** Makes a missing policy first, with its marker, and ends like `work`. */
  readonly within: (work: (policy: string) => Run) => () => Run;
  /** Only the policy's own record lists its rules. */
  readonly refresh: () => void;
}

export function useGroupPolicy(group: string): GroupPolicy {
  const account = useAccount();
  const dispatch = useDispatch();
  const store = useStore<WithResources>();

  const find = useCallback(() => {
    const state = store.getState();
    const known = selectRecord(state, 'server_group', group)?.firewall_policy;
    if (known) return known;
    // A new policy is known before its group has been read again.
    const policies = Object.values(selectRecords(state, 'firewall_policy'));
    return policies.find((policy) => policy.server_group === group && isMadeFor(policy, group))?.id;
  }, [store, group]);

  const refresh = useCallback(() => {
    const id = find();
    if (id === undefined) return;
    dispatch(resources.actions.refreshRequested({ kind: 'firewall_policy', id, account }));
  }, [account, dispatch, find]);

  const within = useCallback<GroupPolicy['within']>(
    (work) =>
      function* () {
        const there = find();
        if (there !== undefined) return yield* work(there);
        const problem = policyProblem(selectRecord(store.getState(), 'server_group', group));
        if (problem !== undefined) return unsent('firewall_policy', problem);
        const made = yield { call: createPolicyCall(group), title: words.save.createPolicyTask };
        // After a failure too: somebody else may have created a policy.
        dispatch(resources.actions.refreshRequested({ kind: 'server_group', id: group, account }));
        // A lost answer may have been found since.
        const id = made.ok ? idOf('firewall_policy', made.answer.body) : find();
        return id === undefined ? made : yield* work(id);
      },
    [account, dispatch, find, group, store],
  );

  return { within, refresh };
}

function namedBy(rule: RuleFacts): readonly string[] {
  const { kind, value } = endpointOf(wireEndpointOf(rule));
  return kind === 'any' || kind === 'address' || kind === 'my_ip' ? [] : [value];
}

export function useRuleEndpoints(rules: readonly RuleFacts[]): void {
  useNamed(rules.flatMap(namedBy));
}
