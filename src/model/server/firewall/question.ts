import { addressFamily } from '@/lib/ip-address';
import { isPort } from '@/lib/port';
import type { EndpointKind } from '@/model/firewall-rule/rule-endpoints';
import { hasPorts, ruleProblems, type RuleForm } from '@/model/firewall-rule/form';
import type { Protocol } from '@/model/firewall-rule/protocols';
import { checkedForm, type Problems } from '@/model/problems';

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
