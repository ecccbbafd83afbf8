import { formatMoney } from '@/lib/money';
import { formatSize } from '@/lib/sizes';
import { countedNouns } from '@/lib/text';
import { isOwned } from '@/model/account/verbs';
import type { Facts } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { Problems } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { supportProblem } from '@/model/support/request';
import { unreadableProblem } from '@/model/unreadable';

type Account = Records['account'];

/** Says why the user cannot ask to close an account (docs/product/accounts.md#close-owner). */
export function canClose(account: Account, facts: Facts): string | undefined {
  if (isOwned(account, facts) === true) return undefined;
  return unreadableProblem('account', account, 'owner') ?? 'Only the owner can close this account';
}

export interface Blocker {
  readonly words: string;
  readonly to: string;
  /** True if the amount is unknown. It blocks all the same. */
  readonly unknown: boolean;
}

interface Elsewhere {
  /** Pounds. */
  readonly balance: number | undefined;
  readonly bytes: number | undefined;
}

const USED = [
  ['server', 'servers_used'],
  ['database_server', 'dbs_instances_used'],
  ['load_balancer', 'load_balancers_used'],
  ['cloud_ip', 'cloud_ips_used'],
] as const;

export function closingBlockers(account: Account, { balance, bytes }: Elsewhere): Blocker[] {
  const { id } = account;
  const blocker = (
    name: string,
    to: string,
    amount: number | undefined,
    words: (amount: number) => string,
  ): Blocker[] => {
    if (amount === undefined) return [{ words: name, to, unknown: true }];
    return amount > 0 ? [{ words: words(amount), to, unknown: false }] : [];
  };
  const payment = balance === undefined ? paths.billing(id) : paths.billingPayment(id, balance);
  return [
    ...blocker('The balance', payment, balance, (owed) => `A balance of ${formatMoney(owed)}`),
    ...USED.flatMap(([kind, field]) =>
      blocker(KINDS[kind].plural, paths.list(kind, id), account[field], (used) =>
        countedNouns(used, KINDS[kind]),
      ),
    ),
    ...blocker(
      'Orbit',
      paths.list('container', id),
      bytes,
      (used) => `${formatSize(used)} in Orbit`,
    ),
  ];
}

export const CLOSING_TAGS = [
  { tag: 'not-needed', label: 'No longer needed' },
  { tag: 'cost', label: 'Too expensive' },
  { tag: 'missing-feature', label: 'Something is missing' },
  { tag: 'problems', label: 'Problems with the service' },
  { tag: 'moving', label: 'Moving to another provider' },
] as const;

export interface ClosingRequest {
  readonly reason: string;
  readonly tags: readonly string[];
}

/** Validates a request. The reason is optional; a given one must suit support. */
export function closingProblems({ reason }: ClosingRequest): Problems<ClosingRequest> {
  return { reason: reason.trim() === '' ? undefined : supportProblem(reason) };
}

export function closingMessage(account: string, { reason, tags }: ClosingRequest): string {
  return [
    `Please close the account ${account}.`,
    `Reason: ${reason.trim() || 'None provided'}`,
    `Tags: ${['account-closure', ...tags].join(', ')}`,
  ].join('\n\n');
}
