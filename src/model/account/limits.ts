import { formatSize, GIGABYTE, toMebibytes } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { type AllowanceName, usageOf } from '@/model/account/allowance';
import type { Mutations } from '@/model/call';
import type { LimitResource } from '@/model/paths';
import type { Problems } from '@/model/problems';
import type { Records } from '@/model/records/records';

type Account = Records['account'];
type LimitChange = Mutations['requestLimitChange'];

export interface Limit {
  readonly resource: LimitResource;
  readonly label: string;
  readonly allowance: AllowanceName;
  readonly type: LimitChange['resourceType'];
  /** Asked for in gigabytes; others are numbers of things. */
  readonly isSize: boolean;
}

/** Limits in the order of the navigation (docs/product/accounts.md#limits). */
export const LIMITS: readonly Limit[] = [
  {
    resource: 'server',
    label: 'Cloud Server RAM',
    allowance: 'memory',
    type: 'SRV_RAM',
    isSize: true,
  },
  {
    resource: 'cloud_ip',
    label: 'Cloud IPs',
    allowance: 'cloudIps',
    type: 'CIP_COUNT',
    isSize: false,
  },
  {
    resource: 'load_balancer',
    label: 'Load Balancers',
    allowance: 'loadBalancers',
    type: 'LBA_COUNT',
    isSize: false,
  },
  {
    resource: 'database_server',
    label: 'Cloud SQL RAM',
    allowance: 'databaseMemory',
    type: 'SQL_COUNT',
    isSize: true,
  },
  {
    resource: 'block_storage',
    label: 'Block Storage',
    allowance: 'blockStorage',
    type: 'BLK_STORAGE',
    isSize: true,
  },
];

export function limitOf(resource: string): Limit | undefined {
  return LIMITS.find((limit) => limit.resource === resource);
}

export function amountLabel({ isSize }: Limit, amount: number): string {
  return isSize ? formatSize(amount) : formatCount(amount);
}

type Word = LimitChange['organisationType'];

export const ORGANISATION_TYPES: readonly { readonly value: Word; readonly label: string }[] = [
  { value: 'CHARITY', label: 'Charity' },
  { value: 'CREATIVE_AGENCY', label: 'Creative agency' },
  { value: 'EDUCATION', label: 'Education' },
  { value: 'ENTERPRISE', label: 'Enterprise' },
  { value: 'GOV_NGO_NPO', label: 'Government, NGO or non-profit' },
  { value: 'SOCIAL_GAMING', label: 'Social gaming' },
  { value: 'STARTUP', label: 'Startup' },
  { value: 'WEB', label: 'Web' },
  { value: 'OTHER', label: 'Other' },
];

export interface LimitRequest {
  /** Gigabytes, or a number of things. */
  readonly newLimit: string;
  readonly organisationType: string;
  readonly message: string;
}

export function organisationOf(text: string): Word | undefined {
  return ORGANISATION_TYPES.find(({ value }) => value === text)?.value;
}

const SIZE = /^\s*(\d+(?:\.\d+)?)\s*(?:GB)?\s*$/iu;
const COUNT = /^\s*(\d+)\s*$/u;

/** Limits of memory and storage are sent in mebibytes (docs/product/accounts.md#limit-units). */
const GIGABYTE_FACTOR = 1024;

/** The largest `Int` of GraphQL. */
const MOST = 2 ** 31 - 1;

/** Converts a typed limit to mebibytes or a number, as it is sent; undefined if it is invalid. */
export function limitToSend({ isSize }: Limit, text: string): number | undefined {
  const [, digits] = (isSize ? SIZE : COUNT).exec(text) ?? [];
  const amount = Math.ceil(Number(digits) * (isSize ? GIGABYTE_FACTOR : 1));
  return amount <= MOST ? amount : undefined;
}

const SHORTEST_REASON = 10;

/** Validates a request (docs/product/accounts.md#limit-request); `now` is in bytes or a number. */
export function limitProblems(
  limit: Limit,
  now: number,
  { newLimit, organisationType, message }: LimitRequest,
): Problems<LimitRequest> {
  const amount = limitToSend(limit, newLimit);
  const least = limit.isSize ? toMebibytes(now) : now;
  return {
    newLimit:
      amount === undefined
        ? 'Please enter valid numeric limit'
        : amount < least
          ? 'Requested limit is lower than current limit.'
          : undefined,
    organisationType:
      organisationOf(organisationType) === undefined
        ? 'Please select organisation type'
        : undefined,
    message:
      Array.from(message.trim()).length < SHORTEST_REASON
        ? 'Please provide a reason for the increase request'
        : undefined,
  };
}

/**
 * Returns the limit for a notice's request: `more` than is used, in gigabytes or a number of
 * things.
 */
export function limitFor(account: Account, limit: Limit, more: number): string {
  const { limit: now, used } = usageOf(account, limit.allowance);
  if (now === undefined || used === undefined || !(more > 0)) return '';
  const factor = limit.isSize ? GIGABYTE : 1;
  return String(Math.ceil(Math.max(used / factor + more, now / factor)));
}
