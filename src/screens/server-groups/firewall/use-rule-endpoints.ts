import { useNamed } from '@/components/scope/data/use-named';
import { wireEndpointOf } from '@/model/firewall-rule/form';
import { endpointOf } from '@/model/firewall-rule/rule-endpoints';
import type { RuleFacts } from '@/model/records/compute';

function namedBy(rule: RuleFacts): readonly string[] {
  const { kind, value } = endpointOf(wireEndpointOf(rule));
  return kind === 'any' || kind === 'address' || kind === 'my_ip' ? [] : [value];
}

export function useRuleEndpoints(rules: readonly RuleFacts[]): void {
  useNamed(rules.flatMap(namedBy));
}
