import type { AcmeDomain } from '@/wire/load-balancer';
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
const sentinels: Readonly<Record<string, Verdict>> = {
  unchecked: { status: null, last_message: null },
  pending: { status: 'pending', last_message: null },
  failing: { status: 'pending', last_message: unresolved },
  failed: { status: 'failed', last_message: 'Timeout during connect (likely firewall problem)' },
  invalid: { status: 'invalid', last_message: 'CAA record prevents issuance' },
};

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
  const sentinel = sentinels[labels[0] ?? ''];
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
function save(core: Core, row: LoadBalancerRow, acme: Acme, verb: string): void {
  core.world.load_balancer.patch(row.id, { acme });
  const action = `load_balancer.${verb}`;
  core.publish({ account: row.account, resource: row.id, action, state: 'completed' });
}

/** Makes a certificate for the domains, as long as all of them are proven. */
function issue(core: Core, id: string): void {
  const row = core.world.load_balancer.get(id);
  if (row?.status !== 'active' || !row.acme?.domains.every(isProven)) return;
  const names = row.acme.domains.map(({ identifier }) => identifier);
  if (names.join() === row.acme.certificate?.domains.join()) return;
  const now = core.clock.now();
  const life = names.some((name) => name.startsWith('expired.')) ? -day : certificateLife;
  const certificate = {
    fingerprint: fingerprintOf(`${names.join()} ${now}`),
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(now + life).toISOString(),
    domains: names,
  };
  const domains = row.acme.domains.map((each) => ({ ...each, status: 'valid' }));
  save(core, row, { certificate, domains }, 'issue_certificate');
}

/**
 * Looks a while later at the domains of a balancer that are not proven yet, and asks for a certificate
 * once all of them are: an invalid one blocks the others (spec 2 §4). Does nothing for what is no
 * active balancer then.
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
    if (!row.acme.domains.every(isProven))
      save(core, row, { ...row.acme, domains }, 'check_domains');
    if (domains.every(isProven)) core.later(issueTime, () => issue(core, row.id));
  });
}
