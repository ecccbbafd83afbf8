import { allowanceOf } from '@/model/account/allowance';
import { pendingProblem } from '@/model/account/pending';
import type { Records } from '@/model/records/records';

export function newCloudIpsProblem(
  account: Records['account'] | undefined,
  count: number,
): string | undefined {
  const { left } = allowanceOf(account, 'cloudIps');
  const isShort = left !== undefined && left < count;
  if (!isShort) return undefined;
  return left === 0
    ? 'Your account has no more Cloud IPs left'
    : 'Your account does not have enough Cloud IPs left';
}

export function newCloudIpProblem(account: Records['account'] | undefined): string | undefined {
  return pendingProblem(account) ?? newCloudIpsProblem(account, 1);
}
