import { useNamed } from '@/components/scope/data/use-named';
import { endOf } from '@/model/firewall-rule/ends';
import { wireEndOf } from '@/model/firewall-rule/form';
import type { RuleFacts } from '@/model/records/compute';

function namedBy(rule: RuleFacts): readonly string[] {
  const { kind, value } = endOf(wireEndOf(rule));
  return kind === 'any' || kind === 'address' || kind === 'my_ip' ? [] : [value];
}

/** Reads the records that rules name, for their names. */
export function useRuleEnds(rules: readonly RuleFacts[]): void {
  useNamed(rules.flatMap(namedBy));
}
