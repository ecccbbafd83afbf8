import { addressFamily } from '@/lib/ip-address';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { titleById } from '@/model/title';

/** Where traffic comes from or goes to, as the form has it (spec 2 §5). */
export const END_KINDS = [
  'any',
  'address',
  'my_ip',
  'server',
  'server_group',
  'load_balancer',
] as const;
export type EndKind = (typeof END_KINDS)[number];

/** The words of the form's choice. */
export const END_LABELS: Readonly<Record<EndKind, string>> = {
  any: 'Any',
  address: 'IP address or network',
  my_ip: 'My IP Address',
  server: 'Cloud Server',
  server_group: 'Server Group',
  load_balancer: 'Load Balancer',
};

/** One end of a rule. The value of 'any' is empty. */
export interface RuleEnd {
  readonly kind: EndKind;
  readonly value: string;
}

/** The end that a rule names on the wire; a word that is nothing known counts as an address. */
export function endOf(wire: string | null | undefined): RuleEnd {
  if (!wire || wire === 'any') return { kind: 'any', value: '' };
  const kind = kindOfId(wire);
  const known = END_KINDS.find((one) => one === kind);
  return { kind: known ?? 'address', value: wire };
}

/** How an end is sent. */
export function wireEnd({ kind, value }: RuleEnd): string {
  return kind === 'any' ? 'any' : value.trim();
}

/** What is wrong with an end (spec 2 §5): a kind and a value unless it is 'any'. */
export function endProblem({ kind, value }: RuleEnd): string | undefined {
  if (kind === 'any') return undefined;
  const given = value.trim();
  const fits =
    kind === 'address' || kind === 'my_ip'
      ? addressFamily(given) !== undefined
      : kindOfId(given) === kind;
  return fits ? undefined : 'Enter valid identifier';
}

/** An end in words: 'Any', an address, or what the resource is called. */
export function endWords(wire: string | null | undefined, facts: Lookup): string {
  const { kind, value } = endOf(wire);
  if (kind === 'any') return END_LABELS.any;
  if (kind === 'address' || kind === 'my_ip') return value;
  return titleById(facts, kind, value);
}
