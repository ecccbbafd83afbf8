import { addressFamily, isPort, isPrivate } from '@/lib/network';
import { hasPorts, type RuleForm, ruleProblems } from '@/model/firewall-rule/form';
import type { Protocol } from '@/model/firewall-rule/protocols';
import type { EndpointKind } from '@/model/firewall-rule/rule-endpoints';
import type { Id } from '@/model/ids';
import { checkedForm, type Problems } from '@/model/problems';
import type {
  FirewallPolicyRecord,
  FirewallRuleRecord,
  ServerRecord,
} from '@/model/records/compute';
import { type Known, letsIn, type Traffic } from './lets-in';
import { readable } from '@/model/unreadable';

export interface GroupRule {
  readonly group: Id<'server_group'>;
  readonly rule: FirewallRuleRecord;
}

/** Result of a server's firewall for some traffic; any one rule is enough. */
export interface LetIn {
  readonly by: readonly GroupRule[];
  readonly perhaps: readonly (GroupRule & { readonly why: string })[];
  readonly unread: readonly Id<'server_group'>[];
}

function rulesOf(group: string, policies: readonly FirewallPolicyRecord[], known: Known) {
  const policy = policies.find(({ server_group: own }) => own === group);
  const ids = policy && readable(policy).rules;
  const rules = ids?.map((id) => known.get('firewall_rule', id)) ?? [];
  return {
    rules: rules.filter((rule) => rule !== undefined),
    // A group without a policy lets nothing in.
    all: policy === undefined ? known.complete : ids !== undefined && !rules.includes(undefined),
  };
}

export function letInTo(
  server: ServerRecord,
  traffic: Traffic,
  policies: readonly FirewallPolicyRecord[],
  known: Known,
): LetIn | undefined {
  const asked = readable(server).server_groups?.map((group) => {
    const { rules, all } = rulesOf(group, policies, known);
    const each = rules.map((rule) => ({ group, rule, verdict: letsIn(rule, traffic, known) }));
    return { group, all, each };
  });
  const each = asked?.flatMap((group) => group.each);
  return (
    asked &&
    each && {
      by: each.filter(({ verdict }) => verdict === 'yes'),
      perhaps: each.flatMap(({ group, rule, verdict }) =>
        typeof verdict === 'string' ? [] : { group, rule, why: verdict.why },
      ),
      unread: asked.filter(({ all }) => !all).map(({ group }) => group),
    }
  );
}

/**
 * True for IPv4 traffic from outside to a server without a cloud IP, which has no address there.
 */
export function needsCloudIp({ cloud_ips: ips }: ServerRecord, { source }: Traffic): boolean {
  return ips?.length === 0 && addressFamily(source ?? '') === 4 && !isPrivate(source ?? '');
}

export const FROM_KINDS = [
  'address',
  'my_ip',
  'server',
  'load_balancer',
] as const satisfies readonly EndpointKind[];

export const TRAFFIC_PROTOCOLS = [
  'tcp',
  'udp',
  'icmp',
  'other',
] as const satisfies readonly Protocol[];

function questionProblems(form: RuleForm): Problems<RuleForm> {
  const { end, value, protocol, destinationPort } = form;
  const { protocolNumber, icmpType, ...rule } = ruleProblems(form);
  const isAddress = end === 'address' || end === 'my_ip';
  const isOne = addressFamily(value.trim()) !== undefined && !value.includes('/');
  return {
    protocolNumber,
    icmpType,
    value: isAddress ? (isOne ? undefined : 'Enter one IPv4 or IPv6 address') : rule.value,
    destinationPort:
      hasPorts(protocol) && !isPort(destinationPort) ? 'Enter a port from 1 to 65535' : undefined,
  };
}

export const questionSchema = checkedForm(questionProblems);
