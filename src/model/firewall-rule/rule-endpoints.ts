import { addressFamily } from '@/lib/network';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { titleById } from '@/model/title';

export const ENDPOINT_KINDS = [
  'any',
  'address',
  'my_ip',
  'server',
  'server_group',
  'load_balancer',
] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

export type AnyEndpointKind = EndpointKind | 'other';

export const ENDPOINT_LABELS: Readonly<Record<AnyEndpointKind, string>> = {
  any: 'Any',
  address: 'IP address or network',
  my_ip: 'My IP Address',
  server: 'Cloud Server',
  server_group: 'Server Group',
  load_balancer: 'Load Balancer',
  other: 'Other',
};

/** The source or destination of a rule; 'any' has an empty value. */
export interface RuleEndpoint {
  readonly kind: EndpointKind;
  readonly value: string;
}

/** Parses a source or destination; unknown values count as addresses. */
export function endpointOf(wire: string | null | undefined): RuleEndpoint {
  if (!wire || wire === 'any') return { kind: 'any', value: '' };
  const kind = kindOfId(wire);
  const known = ENDPOINT_KINDS.find((one) => one === kind);
  return { kind: known ?? 'address', value: wire };
}

export function wireEndpoint({ kind, value }: RuleEndpoint): string {
  return kind === 'any' ? 'any' : value.trim();
}

export function endpointProblem({ kind, value }: RuleEndpoint): string | undefined {
  if (kind === 'any') return undefined;
  const given = value.trim();
  const fits =
    kind === 'address' || kind === 'my_ip'
      ? addressFamily(given) !== undefined
      : kindOfId(given) === kind;
  return fits ? undefined : 'Enter valid identifier';
}

export function endpointLabel(wire: string | null | undefined, facts: Lookup): string {
  const { kind, value } = endpointOf(wire);
  if (kind === 'any') return ENDPOINT_LABELS.any;
  if (kind === 'address' || kind === 'my_ip') return value;
  return titleById(facts, kind, value);
}
