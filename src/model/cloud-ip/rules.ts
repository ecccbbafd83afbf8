import { allowanceOf } from '@/model/account/allowance';
import { pendingProblem } from '@/model/account/status';
import type { CloudIpRecord } from '@/model/records/network';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';

type CloudIpRule = Rule<CloudIpRecord>;

const { needs } = stateRules('cloud IP', {
  mapped: 'This cloud IP is mapped; unmap it first',
  unmapped: 'This cloud IP is not mapped',
  mapping: 'This cloud IP is being mapped',
  unmapping: 'This cloud IP is being unmapped',
  reserved: 'This cloud IP is reserved for a server that is being created',
});

/** Allows a mapped cloud IP too, which is mapped again. */
export const canMap: CloudIpRule = (ip) => needs(ip, 'unmapped', 'mapped');

export const canUnmap: CloudIpRule = (ip) => needs(ip, 'mapped');

export const canDelete: CloudIpRule = (ip) => needs(ip, 'unmapped');

/** Allows mapped ones, which a selection unmaps first (docs/product/cloud-ips.md#delete-many). */
export const canDeleteOfMany: CloudIpRule = (ip) => needs(ip, 'unmapped', 'mapped');

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
