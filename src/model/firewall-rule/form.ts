import { endOf, endProblem, wireEnd, type EndKind } from '@/model/firewall-rule/ends';
import { isIcmpType } from '@/model/firewall-rule/icmp-types';
import { portsProblem, portsText } from '@/model/firewall-rule/ports';
import { protocolNumber, protocolOf, type Protocol } from '@/model/firewall-rule/protocols';
import type { RuleFacts } from '@/model/firewall-rule/record';
import { checkedForm, type Problems } from '@/model/problems';
import { unreadProblem } from '@/model/unread';

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

/** What a rule is made of on the wire. */
const RULE_FIELDS = [
  'protocol',
  'source',
  'destination',
  'source_port',
  'destination_port',
  'icmp_type_name',
  'description',
] as const;

/** The fields of a rule on the wire; null is none, and clears one that was there. */
export type RuleBody = Readonly<Record<(typeof RULE_FIELDS)[number], string | null>>;

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
export function directionOf({ source, destination }: RuleFacts): Direction {
  // Without a source it is outbound, also where the destination could not be read.
  return destination || (destination === undefined && source === null) ? 'out' : 'in';
}

/** Where a rule lets in from, or out to; undefined where that is not known. */
export function wireEndOf(rule: RuleFacts): string | null | undefined {
  return directionOf(rule) === 'in' ? rule.source : rule.destination;
}

/** Whether all is known that a rule matches by: nothing is said or made of a part of it. */
function isKnown(rule: RuleFacts): rule is RuleBody {
  return RULE_FIELDS.every((field) => rule[field] !== undefined);
}

/** Why a rule can be neither edited nor cloned: something of it could not be read. */
export function unreadRuleProblem(rule: RuleFacts): string | undefined {
  return unreadProblem('rule', rule, ...RULE_FIELDS);
}

/** A rule as the form shows it; undefined where not all of it is known: then it can only go. */
export function ruleForm(rule: RuleFacts): RuleForm | undefined {
  if (!isKnown(rule)) return undefined;
  const { kind, value } = endOf(wireEndOf(rule));
  const protocol = protocolOf(rule.protocol);
  return {
    direction: directionOf(rule),
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
