import { changeOf } from '@mocks/provider/changes';
import type { Verb } from '@mocks/provider/actions';
import type { AcmeCertificate, AcmeDomain } from '@/wire/load-balancer';
import { fingerprintOf } from '@mocks/provider/certificate';
import type { Core } from '@mocks/provider/core';
import type { LoadBalancerRow } from '@mocks/provider/rows';

type Acme = NonNullable<LoadBalancerRow['acme']>;
type Verdict = Pick<AcmeDomain, 'status' | 'last_message'>;

/** How long a look at the domains takes, and the making of their certificate, in milliseconds. */
const lookTime = 5000;
const issueTime = 5000;

const day = 86_400_000;
/** How long a certificate of Let's Encrypt lasts. */
const certificateLife = 90 * day;

export const noAcme: Acme = { certificate: null, domains: [] };

const unresolved = 'The domain does not resolve to this load balancer';

/** How the look at a domain ends whose first label is one of these: `failed.example.com`. */
const sentinels = new Map<string, Verdict>(
  Object.entries({
    unchecked: { status: null, last_message: null },
    pending: { status: 'pending', last_message: null },
    failing: { status: 'pending', last_message: unresolved },
    failed: { status: 'failed', last_message: 'Timeout during connect (likely firewall problem)' },
    invalid: { status: 'invalid', last_message: 'CAA record prevents issuance' },
  }),
);

/** Whether nothing is left to be looked at. */
const isProven = ({ status }: AcmeDomain): boolean => status === 'valid' || status === 'verified';

/**
 * A domain resolves to the balancer as soon as a cloud IP is mapped to that; but no name under
 * `.invalid` does, which RFC 6761 keeps from resolving.
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

/** The domains to have: those that were proven stay so, the others are looked at anew. */
export function acmeOf(identifiers: readonly string[], current: Acme | null): Acme {
  if (identifiers.length === 0) return noAcme;
  const proven = new Map(current?.domains.filter(isProven).map((each) => [each.identifier, each]));
  const domains = identifiers.map(
    (identifier) => proven.get(identifier) ?? { identifier, status: 'pending', last_message: null },
  );
  return { certificate: current?.certificate ?? null, domains };
}

/** Saves what has come of the domains, and publishes it as done by nobody. */
function save(core: Core, row: LoadBalancerRow, acme: Acme, verb: Verb): void {
  core.world.load_balancer.patch(row.id, { acme });
  core.publish({ ...changeOf(row, verb), state: 'completed' });
}

/** Those that a certificate can be asked for: none while one is invalid (spec 2 §4). */
const certifiable = (domains: readonly AcmeDomain[]): AcmeDomain[] =>
  domains.some(({ status }) => status === 'invalid') ? [] : domains.filter(isProven);

/** A new certificate for some names. */
function certificateFor(names: string[], now: number): AcmeCertificate {
  const life = names.some((name) => name.startsWith('expired.')) ? -day : certificateLife;
  return {
    fingerprint: fingerprintOf(`${names.join()} ${now}`),
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(now + life).toISOString(),
    domains: names,
  };
}

/** Makes the domains that can have a certificate valid, by the current one where it does for them. */
function issue(core: Core, id: string): void {
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
}

/**
 * Looks a while later at the domains of a balancer that are not proven yet, and asks for a certificate
 * for those that are. Does nothing for what is no active balancer then.
 */
export function lookAtDomains(core: Core, id: string): void {
  const { world } = core;
  core.later(lookTime, () => {
    const row = world.load_balancer.get(id);
    if (row?.status !== 'active' || !row.acme || row.acme.domains.length === 0) return;
    const isReachable = world.cloud_ip.by('destination', row.id).length > 0;
    const domains = row.acme.domains.map((each) =>
      isProven(each) ? each : { ...each, ...verdictOn(each.identifier, isReachable) },
    );
    const isNews = !row.acme.domains.every(isProven);
    if (isNews) save(core, row, { ...row.acme, domains }, 'check_domains');
    if (certifiable(domains).length > 0) core.later(issueTime, () => issue(core, row.id));
  });
}
