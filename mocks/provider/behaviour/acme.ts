import { changeOf } from '@mocks/provider/changes';
import type { Verb } from '@mocks/provider/actions';
import type { AcmeCertificate, AcmeDomain } from '@/wire/network';
import { fingerprintOf } from '@mocks/provider/certificate';
import type { Core } from '@mocks/provider/core';
import type { Finish } from '@mocks/provider/jobs';
import type { LoadBalancerRow } from '@mocks/provider/rows';

type Acme = NonNullable<LoadBalancerRow['acme']>;
type Verdict = Pick<AcmeDomain, 'status' | 'last_message'>;

/** Milliseconds to check the domains, and to make their certificate. */
const lookTime = 5000;
const issueTime = 5000;

const day = 86_400_000;
/** Milliseconds that a certificate of Let's Encrypt lasts. */
const certificateLife = 90 * day;

export const noAcme: Acme = { certificate: null, domains: [] };

const unresolved = 'The domain does not resolve to this load balancer';

/** The verdict on a domain whose first label is one of these: `failed.example.com`. */
const sentinels = new Map<string, Verdict>(
  Object.entries({
    unchecked: { status: null, last_message: null },
    pending: { status: 'pending', last_message: null },
    failing: { status: 'pending', last_message: unresolved },
    failed: { status: 'failed', last_message: 'Timeout during connect (likely firewall problem)' },
    invalid: { status: 'invalid', last_message: 'CAA record prevents issuance' },
  }),
);

/** True if the domain needs no further check. */
const isProven = ({ status }: AcmeDomain): boolean => status === 'valid' || status === 'verified';

/**
 * A domain resolves to the balancer once a cloud IP is mapped to it. No name under `.invalid` ever
 * resolves (RFC 6761).
 */
function verdictOn(identifier: string, isReachable: boolean): Verdict {
  const labels = identifier.toLowerCase().split('.');
  if (labels.at(-1) === 'invalid') {
    return { status: 'invalid', last_message: `DNS problem: NXDOMAIN looking up ${identifier}` };
  }
  const sentinel = sentinels.get(labels[0] ?? '');
  if (sentinel) return sentinel;
  if (!isReachable) return { status: 'pending', last_message: unresolved };
  return { status: 'verified', last_message: null };
}

/** The domains to have. Proven ones stay proven, the others are checked again. */
export function acmeOf(identifiers: readonly string[], current: Acme | null): Acme {
  if (identifiers.length === 0) return noAcme;
  const proven = new Map(current?.domains.filter(isProven).map((each) => [each.identifier, each]));
  const domains = identifiers.map(
    (identifier) => proven.get(identifier) ?? { identifier, status: 'pending', last_message: null },
  );
  return { certificate: current?.certificate ?? null, domains };
}

/** Saves the result for the domains and publishes it without an actor. */
function save(core: Core, row: LoadBalancerRow, acme: Acme, verb: Verb): void {
  core.world.load_balancer.patch(row.id, { acme });
  core.publish({ ...changeOf(row, verb), state: 'completed' });
}

/** The domains that a certificate can cover (docs/product/load-balancers.md#acme-blocked). */
const certifiable = (domains: readonly AcmeDomain[]): AcmeDomain[] =>
  domains.some(({ status }) => status === 'invalid') ? [] : domains.filter(isProven);

function certificateFor(names: string[], now: number): AcmeCertificate {
  const life = names.some((name) => name.startsWith('expired.')) ? -day : certificateLife;
  return {
    fingerprint: fingerprintOf(`${names.join()} ${now}`),
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(now + life).toISOString(),
    domains: names,
  };
}

/**
 * Makes the certifiable domains valid. Keeps the current certificate if it covers them and is not
 * expired.
 */
export const issueCertificate: Finish<'load_balancer.issue_certificate'> = (core, { id }) => {
  const row = core.world.load_balancer.get(id);
  if (row?.status !== 'active' || !row.acme) return;
  const { certificate: current } = row.acme;
  const names = certifiable(row.acme.domains).map(({ identifier }) => identifier);
  if (names.length === 0) return;
  const now = core.clock.now();
  const does = current?.domains.join() === names.join() && Date.parse(current.expires_at) > now;
  const certificate = does ? current : certificateFor(names, now);
  const domains = row.acme.domains.map((each) =>
    names.includes(each.identifier) ? { ...each, status: 'valid' } : each,
  );
  if (does && row.acme.domains.every(({ status }) => status !== 'verified')) return;
  save(core, row, { certificate, domains }, 'issue_certificate');
};

/**
 * Checks a balancer's unproven domains, and requests a certificate for the proven ones. Does
 * nothing if there is no active balancer.
 */
export const checkDomains: Finish<'load_balancer.check_domains'> = (core, { id }) => {
  const { world } = core;
  const row = world.load_balancer.get(id);
  if (row?.status !== 'active' || !row.acme || row.acme.domains.length === 0) return;
  const isReachable = world.cloud_ip.by('destination', id).length > 0;
  const domains = row.acme.domains.map((each) =>
    isProven(each) ? each : { ...each, ...verdictOn(each.identifier, isReachable) },
  );
  const isNews = !row.acme.domains.every(isProven);
  if (isNews) save(core, row, { ...row.acme, domains }, 'check_domains');
  if (certifiable(domains).length > 0) {
    core.later(issueTime, { what: 'load_balancer.issue_certificate', args: { id } });
  }
};

/** Checks the domains of a record after a delay, if it is a balancer. */
export const lookAtDomains = (core: Core, id: string): void =>
  core.later(lookTime, { what: 'load_balancer.check_domains', args: { id } });
