import { addressFamily } from '@/lib/network';
import type { Lookup } from '@/model/facts';
import type { AnyEndpointKind } from '@/model/firewall-rule/rule-endpoints';
import { kindOfId } from '@/model/ids';
import type { Problems } from '@/model/problems';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { titleById } from '@/model/title';
import type { AccessRule } from '@/wire/databases';

export const SOURCE_KINDS = [
  'any',
  'address',
  'my_ip',
  'server',
  'server_group',
  'other',
] as const satisfies readonly AnyEndpointKind[];
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface AccessRow {
  kind: SourceKind;
  value: string;
  description: string;
}

export const EMPTY_ACCESS: AccessRow = { kind: 'address', value: '', description: '' };

function kindOf(source: string): SourceKind {
  if (source === 'any') return 'any';
  const kind = kindOfId(source);
  if (kind === 'server' || kind === 'server_group') return kind;
  return addressFamily(source) === undefined ? 'other' : 'address';
}

export function accessRows(rules: readonly AccessRule[]): AccessRow[] {
  if (rules.length === 0) return [EMPTY_ACCESS];
  return rules.map(({ source, description }) => {
    const kind = kindOf(source);
    return { kind, value: kind === 'any' ? '' : source, description: description ?? '' };
  });
}

/**
 * True if there is no row, or one empty row. An empty row is not a rule, so nobody has access
 * (docs/product/databases.md#access-empty).
 */
export function letsNobodyIn([row, ...more]: readonly AccessRow[]): boolean {
  if (row === undefined) return true;
  const { kind, value, description } = row;
  return more.length === 0 && kind === 'address' && !value.trim() && !description.trim();
}

export function wireAccess(rows: readonly AccessRow[]): readonly AccessRule[] {
  if (letsNobodyIn(rows)) return [];
  return rows.map(({ kind, value, description }) => ({
    source: kind === 'any' ? 'any' : value.trim(),
    description: description.trim() || null,
  }));
}

const NO_ADDRESS = 'Provide a valid subnet in CIDR notation';

const NO_IDENTIFIER = 'Enter valid identifier';

function rowProblem({ kind, value }: AccessRow): string | undefined {
  const given = value.trim();
  switch (kind) {
    case 'any':
      return undefined;
    case 'address':
    case 'my_ip':
      return addressFamily(given) === undefined ? NO_ADDRESS : undefined;
    case 'server':
    case 'server_group':
      return kindOfId(given) === kind ? undefined : NO_IDENTIFIER;
    case 'other':
      return given === '' ? NO_IDENTIFIER : undefined;
  }
}

export function accessProblems(rows: readonly AccessRow[]): readonly Problems<AccessRow>[] {
  return letsNobodyIn(rows) ? [] : rows.map((row) => ({ value: rowProblem(row) }));
}

export function sourceLabel(source: string, facts: Lookup): string {
  const kind = kindOf(source);
  if (kind === 'any') return 'Any';
  return kind === 'server' || kind === 'server_group' ? titleById(facts, kind, source) : source;
}

export function namedSources({
  access_control: rules = [],
}: DatabaseServerRecord): readonly string[] {
  return rules.flatMap(({ source }) => (kindOfId(source) === undefined ? [] : [source]));
}
