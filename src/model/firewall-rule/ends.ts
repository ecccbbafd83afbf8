import { addressFamily } from '@/lib/ip-address';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { titleById } from '@/model/title';

/** Kinds of source or destination in the form (spec 2 §5). */
export const END_KINDS = [
  'any',
  'address',
  'my_ip',
  'server',
  'server_group',
  'load_balancer',
] as const;
export type EndKind = (typeof END_KINDS)[number];

/** Kinds for database access rules, which also allow others (spec 2 §9). */
export type AnyEndKind = EndKind | 'other';

export const END_LABELS: Readonly<Record<AnyEndKind, string>> = {
  any: 'Any',
  address: 'IP address or network',
  my_ip: 'My IP Address',
  server: 'Cloud Server',
  server_group: 'Server Group',
  load_balancer: 'Load Balancer',
  other: 'Other',
};

/** The source or destination of a rule; 'any' has an empty value. */
export interface RuleEnd {
  readonly kind: EndKind;
  readonly value: string;
}

/** Parses a source or destination; unknown values count as addresses. */
export function endOf(wire: string | null | undefined): RuleEnd {
  if (!wire || wire === 'any') return { kind: 'any', value: '' };
  const kind = kindOfId(wire);
  const known = END_KINDS.find((one) => one === kind);
  return { kind: known ?? 'address', value: wire };
}

/** Formats a source or destination for the wire. */
export function wireEnd({ kind, value }: RuleEnd): string {
  return kind === 'any' ? 'any' : value.trim();
}

/** Validates a source or destination (spec 2 §5). */
export function endProblem({ kind, value }: RuleEnd): string | undefined {
  if (kind === 'any') return undefined;
  const given = value.trim();
  const fits =
    kind === 'address' || kind === 'my_ip'
      ? addressFamily(given) !== undefined
      : kindOfId(given) === kind;
  return fits ? undefined : 'Enter valid identifier';
}

/** Describes a source or destination: 'Any', an address, or the resource's name. */
export function endLabel(wire: string | null | undefined, facts: Lookup): string {
  const { kind, value } = endOf(wire);
  if (kind === 'any') return END_LABELS.any;
  if (kind === 'address' || kind === 'my_ip') return value;
  return titleById(facts, kind, value);
}
