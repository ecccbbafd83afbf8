import {
  type Direction,
  emptyRule,
  ruleBody,
  ruleForm,
  type RuleForm,
} from '@/model/firewall-rule/form';

export const RULE_HINTS = ['source', 'protocol', 'destination_port', 'icmp_type_name'] as const;

export type RuleHints = { readonly [Name in (typeof RULE_HINTS)[number]]?: string };

export function ruleHints(form: RuleForm): RuleHints {
  const body = ruleBody(form);
  return Object.fromEntries(
    RULE_HINTS.flatMap((name) => {
      const value = body[name];
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function ruleOfHints(direction: Direction, hints: URLSearchParams): RuleForm {
  const empty = emptyRule(direction);
  const given = RULE_HINTS.filter((name) => hints.has(name));
  if (direction === 'out' || given.length === 0) return empty;
  const body = {
    ...ruleBody(empty),
    ...Object.fromEntries(given.map((name) => [name, hints.get(name)])),
  };
  return ruleForm(body) ?? empty;
}
