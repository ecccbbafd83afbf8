import { counted, joinList } from '@/lib/text';
import type { Acme, LoadBalancerRecord } from '@/model/records/network';

type Domain = NonNullable<Acme['domains']>[number];

/** Shown status of a domain. A status of a later provider keeps its own word. */
export type DomainStatus =
  | 'valid'
  | 'expired'
  | 'failing'
  | 'pending'
  | 'invalid'
  | 'unchecked'
  | 'blocked'
  | (string & Record<never, never>);

interface Beside {
  readonly isExpired: boolean;
  readonly isBlocked: boolean;
}

interface Row {
  readonly of: readonly (string | null)[];
  readonly shown: (domain: Domain, beside: Beside) => DomainStatus;
}

const unlessBlocked = (status: DomainStatus, { isBlocked }: Beside) =>
  isBlocked ? 'blocked' : status;

/** Shown statuses by status on the wire (docs/product/load-balancers.md#acme-statuses). */
const STATUSES: readonly Row[] = [
  { of: [null], shown: () => 'unchecked' },
  {
    of: ['valid', 'verified'],
    shown: (_, beside) => (beside.isExpired ? 'expired' : unlessBlocked('valid', beside)),
  },
  {
    of: ['pending'],
    shown: ({ last_message: message }, beside) =>
      message ? 'failing' : unlessBlocked('pending', beside),
  },
  { of: ['failed'], shown: () => 'failing' },
  { of: ['invalid'], shown: () => 'invalid' },
];

const isInvalid = ({ status }: Domain) => status === 'invalid';

export interface ShownDomain {
  readonly name: string;
  readonly status: DomainStatus;
  readonly message: string | undefined;
}

/** Lists the domains with their statuses at `now`, in milliseconds; undefined while unknown. */
export function domainsOf(
  { acme }: LoadBalancerRecord,
  now: number,
): readonly ShownDomain[] | undefined {
  if (acme === undefined) return undefined;
  const { certificate, domains = [] } = acme ?? {};
  const end = certificate?.expires_at;
  const isOver = end ? Date.parse(end) <= now : false;
  return domains.map((domain) => {
    const beside = {
      isExpired: isOver && (certificate?.domains?.includes(domain.identifier) ?? true),
      isBlocked: domains.some(isInvalid),
    };
    const row = STATUSES.find(({ of }) => of.includes(domain.status));
    return {
      name: domain.identifier,
      status: row?.shown(domain, beside) ?? domain.status ?? 'unchecked',
      message: domain.last_message || undefined,
    };
  });
}

export const DOMAIN_HINTS: Readonly<Record<string, string>> = {
  expired: 'Its certificate has expired and wasn’t renewed',
  unchecked: 'Not checked yet',
};

/** Says that invalid domains keep all others from a certificate. */
export function invalidDomainsProblem(domains: readonly ShownDomain[]): string | undefined {
  const invalid = domains.filter(({ status }) => status === 'invalid').map(({ name }) => name);
  return invalid.length === 0
    ? undefined
    : `Cannot issue an ACME certificate because domain(s) ${joinList(invalid)} are invalid`;
}

const DAY_MS = 86_400_000;

const WARNED_DAYS = 30;

export function certificateEnd({ certificate, acme }: LoadBalancerRecord): string | undefined {
  return (certificate ?? acme?.certificate)?.expires_at ?? undefined;
}

export interface Expiry {
  readonly isOver: boolean;
  /** 'ends in 10 days', 'ended 3 days ago'. */
  readonly words: string;
}

function distance(days: number, isOver: boolean): string {
  if (days === 0) return isOver ? 'expired today' : 'expires today';
  const span = counted(days, 'day');
  return isOver ? `expired ${span} ago` : `expires in ${span}`;
}

/** Warns of an end that is near or past at `now`, in milliseconds. */
export function expiryOf(end: string | undefined, now: number): Expiry | undefined {
  const left = end === undefined ? Number.NaN : Date.parse(end) - now;
  if (Number.isNaN(left) || left > WARNED_DAYS * DAY_MS) return undefined;
  const isOver = left <= 0;
  return { isOver, words: distance(Math.round(Math.abs(left) / DAY_MS), isOver) };
}
