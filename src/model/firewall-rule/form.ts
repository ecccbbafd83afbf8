import { endpointOf, endpointProblem, wireEndpoint, type EndpointKind } from './rule-endpoints';
import { isIcmpType, type Protocol, protocolNumber, protocolOf } from './protocols';
import { portsProblem, portsText, typedPorts } from './ports';
import { checkedForm, type Problems } from '@/model/problems';
import type { RuleFacts } from '@/model/records/compute';
import { unreadableProblem } from '@/model/unreadable';

export type Direction = 'in' | 'out';

export interface RuleForm {
  direction: Direction;
  protocol: Protocol;
  protocolNumber: string;
  /** Source if inbound, else destination. */
  end: EndpointKind;
  value: string;
  sourcePort: string;
  destinationPort: string;
  icmpType: string;
  description: string;
}

const RULE_FIELDS = [
  'protocol',
  'source',
  'destination',
  'source_port',
  'destination_port',
  'icmp_type_name',
  'description',
] as const;

/** A rule on the wire; null clears a field. */
export type RuleBody = Readonly<Record<(typeof RULE_FIELDS)[number], string | null>>;

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

/** Reads `?direction=`; inbound is the default. */
export function directionOfQuery(direction: string | null | undefined): Direction {
  return direction === 'out' ? 'out' : 'in';
}

export function directionOf({ source, destination }: RuleFacts): Direction {
  // Without a source it is outbound, even if its destination could not be read.
  return destination || (destination === undefined && source === null) ? 'out' : 'in';
}

/** False if neither endpoint could be read, so that the direction is unknown. */
export function tellsDirection({ source, destination }: RuleFacts): boolean {
  return source !== undefined || destination !== undefined;
}

export function wireEndpointOf(rule: RuleFacts): string | null | undefined {
  return directionOf(rule) === 'in' ? rule.source : rule.destination;
}

function isKnown(rule: RuleFacts): rule is RuleBody {
  return RULE_FIELDS.every((field) => rule[field] !== undefined);
}

export function unreadableRuleProblem(rule: RuleFacts): string | undefined {
  return unreadableProblem('rule', rule, ...RULE_FIELDS);
}

/** Converts a rule to its form; undefined if part of it is unknown, so it can only be deleted. */
export function ruleForm(rule: RuleFacts): RuleForm | undefined {
  if (!isKnown(rule)) return undefined;
  const { kind, value } = endpointOf(wireEndpointOf(rule));
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

export function hasPorts(protocol: Protocol): boolean {
  return protocol === 'tcp' || protocol === 'udp';
}

export function ruleProblems(form: RuleForm): Problems<RuleForm> {
  const { protocol, sourcePort, destinationPort } = form;
  const ports = hasPorts(protocol);
  const both = sourcePort.trim() !== '' && destinationPort.trim() !== '';
  return {
    protocolNumber:
      protocol === 'other' && protocolNumber(form.protocolNumber) === undefined
        ? 'Enter valid protocol number'
        : undefined,
    value: endpointProblem({ kind: form.end, value: form.value }),
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

export function ruleBody(form: RuleForm): RuleBody {
  const { direction, protocol } = form;
  const end = wireEndpoint({ kind: form.end, value: form.value });
  const ports = hasPorts(protocol);
  const numbered =
    protocol === 'other' ? String(protocolNumber(form.protocolNumber) ?? '') : protocol;
  return {
    protocol: protocol === 'any' ? null : numbered,
    source: direction === 'in' ? end : null,
    destination: direction === 'out' ? end : null,
    source_port: ports ? orNull(typedPorts(form.sourcePort)) : null,
    destination_port: ports ? orNull(typedPorts(form.destinationPort)) : null,
    icmp_type_name: protocol === 'icmp' ? orNull(form.icmpType) : null,
    description: orNull(form.description),
  };
}
