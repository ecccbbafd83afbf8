import { isAddress, isByte } from '@mocks/provider/addresses';
import type { Call } from '@mocks/provider/call';
import { clearableField, sent } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { FirewallRuleRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

type RuleFields = Pick<
  FirewallRuleRow,
  | 'protocol'
  | 'source'
  | 'source_port'
  | 'destination'
  | 'destination_port'
  | 'icmp_type_name'
  | 'description'
>;

const mostPorts = 15;
const lowestPort = 1;
const highestPort = 65_535;
const portsShape = /^[\d:,-]+$/;
/** One port, or a range, which may be open at one end as in iptables. */
const rangeShape = /^(?:(\d+)|(\d+)[-:](\d+)|(\d+)[-:]|[-:](\d+))$/;
const typeShape = /^(?:[a-z-]+|\d{1,3})$/;

/** Null is any protocol. A number is sent as text. */
const isProtocol = (text: string): boolean => ['tcp', 'udp', 'icmp'].includes(text) || isByte(text);

/** True for a server, group or load balancer of the account. */
function isRecord(world: World, account: string, id: string): boolean {
  const found = world.server.get(id) ?? world.server_group.get(id) ?? world.load_balancer.get(id);
  return found?.account === account;
}

/**
 * Digits, commas, hyphens and colons, at most 255 characters. Ports are from 1 to 65535, at most 15
 * in a list (docs/product/groups.md#port-format).
 */
function isPorts(text: string): boolean {
  const isRange = (range: string): boolean => {
    const [found, one, from, to, least, most] = rangeShape.exec(range) ?? [];
    const first = Number(one ?? from ?? least ?? lowestPort);
    const last = Number(one ?? to ?? most ?? highestPort);
    const inOrder = lowestPort <= first && first <= last && last <= highestPort;
    return found !== undefined && inOrder;
  };
  const ranges = text.split(',');
  const isShort = text.length <= 255 && ranges.length <= mostPorts;
  return portsShape.test(text) && isShort && ranges.every(isRange);
}

const isIcmpType = (text: string): boolean =>
  typeShape.test(text) && (isByte(text) || !/\d/.test(text));

const fits = (value: string | null, isFine: (value: string) => boolean): boolean =>
  value === null || isFine(value);

/** Yields the faults of a whole rule, in the order of its fields. */
function* faults(world: World, account: string, rule: RuleFields): Generator<string> {
  const isTarget = (text: string) =>
    text === 'any' || isAddress(text) || isRecord(world, account, text);
  const hasPorts = rule.protocol === 'tcp' || rule.protocol === 'udp';
  if (!fits(rule.protocol, isProtocol)) yield 'Protocol is invalid';
  if (rule.source === null && rule.destination === null) {
    yield 'Either source or destination must be given';
  }
  if (rule.source !== null && rule.destination !== null) {
    yield 'Only one of source and destination can be given';
  }
  if (!fits(rule.source, isTarget)) yield 'Source is invalid';
  if (!fits(rule.destination, isTarget)) yield 'Destination is invalid';
  if (!fits(rule.source_port, isPorts)) yield 'Source port is invalid';
  if (!fits(rule.destination_port, isPorts)) yield 'Destination port is invalid';
  if (rule.source_port !== null && rule.destination_port !== null) {
    yield 'Only one of source port and destination port can be given';
  }
  if (!hasPorts && (rule.source_port ?? rule.destination_port) !== null) {
    yield 'Ports can only be given for tcp and udp';
  }
  if (!fits(rule.icmp_type_name, isIcmpType)) yield 'Icmp type name is invalid';
  if (rule.protocol !== 'icmp' && rule.icmp_type_name !== null) {
    yield 'Icmp type name can only be given for icmp';
  }
}

/**
 * Applies a body to a rule: omitted fields stay, null clears. Throws 422 with all faults of the
 * resulting rule.
 */
export function ruleFields(call: Call, account: string, current: RuleFields): RuleFields {
  const rule: RuleFields = {
    ...current,
    ...sent<Partial<RuleFields>>({
      protocol: clearableField(call, 'protocol'),
      source: clearableField(call, 'source'),
      source_port: clearableField(call, 'source_port'),
      destination: clearableField(call, 'destination'),
      destination_port: clearableField(call, 'destination_port'),
      icmp_type_name: clearableField(call, 'icmp_type_name'),
      description: clearableField(call, 'description'),
    }),
  };
  const wrong = [...faults(call.world, account, rule)];
  if (wrong.length > 0) throw unprocessable(...wrong);
  return rule;
}
