import { useNamed } from '@/components/store/use-named';
import { endOf } from '@/model/firewall-rule/ends';
import { wireEndOf } from '@/model/firewall-rule/form';
import type { RuleFacts } from '@/model/firewall-rule/record';

/** The server, group or load balancer that a rule names, if it is one. */
function namedBy(rule: RuleFacts): readonly string[] {
  const { kind, value } = endOf(wireEndOf(rule));
  return kind === 'any' || kind === 'address' || kind === 'my_ip' ? [] : [value];
}

/** Has the servers, groups and load balancers read that rules name, so that their names are known. */
export function useRuleEnds(rules: readonly RuleFacts[]): void {
  useNamed(rules.flatMap(namedBy));
}
