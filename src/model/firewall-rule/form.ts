import { endOf, endProblem, wireEnd, type EndKind } from '@/model/firewall-rule/ends';
import { isIcmpType } from '@/model/firewall-rule/icmp-types';
import { portsProblem, portsText } from '@/model/firewall-rule/ports';
import { protocolNumber, protocolOf, type Protocol } from '@/model/firewall-rule/protocols';
import type { FirewallRuleRecord, RuleFacts } from '@/model/firewall-rule/record';
import { checkedForm, type Problems } from '@/model/problems';

export type Direction = 'in' | 'out';

/** The form of a rule, as typed. */
export interface RuleForm {
  direction: Direction;
  protocol: Protocol;
  /** Used where the protocol is 'other'. */
  protocolNumber: string;
  /** The source of an inbound rule, the destination of an outbound one. */
  end: EndKind;
  value: string;
  sourcePort: string;
  destinationPort: string;
  icmpType: string;
  description: string;
}

/** A rule that lets TCP in from, or out to, anywhere, until more is said. */
export function emptyRule(direction: Direction): RuleForm {
  return {
    direction,
    protocol: 'tcp',
    protocolNumber: '',
    end: 'any',
    value: '',
    sourcePort: '',
    destinationPort: '',
    icmpType: '',
    description: '',
  };
}

/** The direction that `?direction=` asks for; inbound is the default (spec 2 §2). */
export function directionOfQuery(direction: string | null | undefined): Direction {
  return direction === 'out' ? 'out' : 'in';
}

/** A source makes a rule inbound, a destination outbound; it never has both. */
export function directionOf(rule: RuleFacts): Direction {
  return rule.destination ? 'out' : 'in';
}

/** A rule as the form shows it. */
export function ruleForm(rule: FirewallRuleRecord): RuleForm {
  const direction = directionOf(rule);
  const { kind, value } = endOf(direction === 'in' ? rule.source : rule.destination);
  const protocol = protocolOf(rule.protocol);
  return {
    direction,
    protocol,
    protocolNumber: protocol === 'other' ? (rule.protocol ?? '') : '',
    end: kind,
    value,
    sourcePort: portsText(rule.source_port),
    destinationPort: portsText(rule.destination_port),
    icmpType: rule.icmp_type_name ?? '',
    description: rule.description ?? '',
  };
}

/** Only TCP and UDP have ports. */
export function hasPorts(protocol: Protocol): boolean {
  return protocol === 'tcp' || protocol === 'udp';
}

/** What is wrong with a rule, in the words of spec 2 §5. What its protocol has no use for passes. */
export function ruleProblems(form: RuleForm): Problems<RuleForm> {
  const { protocol, sourcePort, destinationPort } = form;
  const ports = hasPorts(protocol);
  const both = sourcePort.trim() !== '' && destinationPort.trim() !== '';
  return {
    protocolNumber:
      protocol === 'other' && protocolNumber(form.protocolNumber) === undefined
        ? 'Enter valid protocol number'
        : undefined,
    value: endProblem({ kind: form.end, value: form.value }),
    sourcePort: ports ? portsProblem(sourcePort, 'Enter valid source port') : undefined,
    destinationPort: ports
      ? (portsProblem(destinationPort, 'Enter valid destination port') ??
        (both ? 'Only enter source or destination port' : undefined))
      : undefined,
    icmpType:
      protocol === 'icmp' && !isIcmpType(form.icmpType)
        ? 'Select valid ICMP message type'
        : undefined,
  };
}

export const ruleSchema = checkedForm(ruleProblems);

/** The fields of a rule on the wire; null is none, and clears one that was there. */
export interface RuleBody {
  readonly protocol: string | null;
  readonly source: string | null;
  readonly destination: string | null;
  readonly source_port: string | null;
  readonly destination_port: string | null;
  readonly icmp_type_name: string | null;
  readonly description: string | null;
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** What the form says, for the wire: any protocol is null there. */
export function ruleBody(form: RuleForm): RuleBody {
  const { direction, protocol } = form;
  const end = wireEnd({ kind: form.end, value: form.value });
  const ports = hasPorts(protocol);
  const numbered =
    protocol === 'other' ? String(protocolNumber(form.protocolNumber) ?? '') : protocol;
  return {
    protocol: protocol === 'any' ? null : numbered,
    source: direction === 'in' ? end : null,
    destination: direction === 'out' ? end : null,
    source_port: ports ? orNull(form.sourcePort) : null,
    destination_port: ports ? orNull(form.destinationPort) : null,
    icmp_type_name: protocol === 'icmp' ? orNull(form.icmpType) : null,
    description: orNull(form.description),
  };
}
