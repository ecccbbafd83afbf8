import type { Records } from '@/model/records/records';

type Account = Records['account'];

/** An account's limit and what is left of it, in bytes or as a count; undefined if unknown. */
export interface Allowance {
  readonly limit: number | undefined;
  readonly left: number | undefined;
}

const ALLOWANCES = {
  memory: ['ram_limit', 'ram_used'],
  blockStorage: ['block_storage_limit', 'block_storage_used'],
  databaseMemory: ['dbs_ram_limit', 'dbs_ram_used'],
  cloudIps: ['cloud_ips_limit', 'cloud_ips_used'],
  loadBalancers: ['load_balancers_limit', 'load_balancers_used'],
} as const satisfies Readonly<Record<string, readonly [keyof Account, keyof Account]>>;

export type AllowanceName = keyof typeof ALLOWANCES;

export function usageOf(account: Account | undefined, name: AllowanceName) {
  const [most, taken] = ALLOWANCES[name];
  return { limit: account?.[most], used: account?.[taken] };
}

export function allowanceOf(account: Account | undefined, name: AllowanceName): Allowance {
  const { limit, used } = usageOf(account, name);
  const isKnown = limit !== undefined && used !== undefined;
  return { limit, left: isKnown ? Math.max(limit - used, 0) : undefined };
}

export function leftLabel(
  { limit, left }: Allowance,
  taken: number,
  amount: (value: number) => string,
): string {
  if (limit === undefined || left === undefined) return 'unknown';
  const rest = left - taken;
  const words = `${amount(Math.max(rest, 0))} of ${amount(limit)}`;
  return rest < 0 ? `${words}; ${amount(-rest)} over the limit` : words;
}
