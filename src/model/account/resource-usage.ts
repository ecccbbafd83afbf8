import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { type AllowanceName, usageOf } from '@/model/account/allowance';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

type Account = Records['account'];

export interface ResourceUsage {
  readonly kind: Kind;
  readonly label: string;
  /** In bytes or a number; undefined if unknown. */
  readonly used: number | undefined;
  /** Absent if nothing limits it. */
  readonly limit?: number | undefined;
  /** True if the account has a limit for it, even an unknown one. */
  readonly isLimited: boolean;
  readonly amount: (value: number) => string;
}

type CountField = 'servers_used' | 'cloud_ips_used' | 'load_balancers_used' | 'dbs_instances_used';

type Row = Pick<ResourceUsage, 'kind' | 'label'> &
  ({ readonly count: CountField } | { readonly allowance: AllowanceName; readonly isSize?: true });

const ROWS: readonly Row[] = [
  { kind: 'server', label: 'Cloud Servers', count: 'servers_used' },
  { kind: 'server', label: 'RAM', allowance: 'memory', isSize: true },
  { kind: 'cloud_ip', label: 'Cloud IPs', allowance: 'cloudIps' },
  { kind: 'load_balancer', label: 'Load Balancers', allowance: 'loadBalancers' },
  { kind: 'database_server', label: 'Cloud SQL', count: 'dbs_instances_used' },
  { kind: 'database_server', label: 'Cloud SQL RAM', allowance: 'databaseMemory', isSize: true },
  { kind: 'volume', label: 'Volumes', allowance: 'blockStorage', isSize: true },
];

export function resourceUsage(account: Account | undefined): readonly ResourceUsage[] {
  return ROWS.map((row) => {
    const { kind, label } = row;
    if ('count' in row) {
      return { kind, label, used: account?.[row.count], isLimited: false, amount: formatCount };
    }
    return {
      kind,
      label,
      ...usageOf(account, row.allowance),
      isLimited: true,
      amount: row.isSize === true ? formatSize : formatCount,
    };
  });
}

/** The usage shows only if one of these is in use (docs/product/accounts.md#usage-panel). */
const SHOWN_FOR: readonly CountField[] = [
  'servers_used',
  'cloud_ips_used',
  'load_balancers_used',
  'dbs_instances_used',
];

export function isAnyInUse(account: Account): boolean | undefined {
  const counts = SHOWN_FOR.map((field) => account[field]);
  if (counts.some((count) => count !== undefined && count > 0)) return true;
  return counts.includes(undefined) ? undefined : false;
}

export function shortAmount(amount: string, limit: string): string {
  const [number = amount, unit] = amount.split(' ');
  return unit !== undefined && limit.endsWith(` ${unit}`) ? number : amount;
}
