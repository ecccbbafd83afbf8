import type { Call } from '@mocks/provider/call';
import { textField } from '@mocks/provider/call';
import { readCertificate } from '@mocks/provider/certificate';
import { flagField, isHostName, readTogether, shortField, wordField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { LoadBalancerRow } from '@mocks/provider/rows';
import { acmeOf } from '@mocks/provider/behaviour/acme';
import { healthcheckField } from '@mocks/provider/behaviour/healthcheck';
import { listenersField, mustBeListeners, takesHttps } from '@mocks/provider/behaviour/listeners';

const policies = ['least-connections', 'round-robin', 'source-address'] as const;
const tlsVersions = ['TLSv1.0', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;

const nodeOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'node' in entry ? String(entry.node) : '';

/**
 * The ids of `[{"node": "srv-…"}]`, or undefined if none were sent. Throws 422 for a deleted server
 * or another account's.
 */
export function nodesField(call: Call, account: string): string[] | undefined {
  const entries = call.body['nodes'];
  if (entries === undefined) return undefined;
  if (!Array.isArray(entries)) throw unprocessable('Nodes must be a list');
  const ids = entries.map(nodeOf);
  const known = ids.every((id) => {
    const server = call.world.server.get(id);
    return server?.account === account && server.status !== 'deleted';
  });
  if (!known) throw unprocessable('Nodes is invalid');
  return [...new Set(ids)];
}

/** The names for a certificate. Throws 422 unless each is a full name and occurs once. */
function domainsField(call: Call, row: LoadBalancerRow): LoadBalancerRow['acme'] | undefined {
  const names = call.body['domains'];
  if (names === undefined) return undefined;
  const isName = (name: unknown): name is string => typeof name === 'string' && isHostName(name);
  if (!Array.isArray(names) || !names.every(isName)) throw unprocessable('Domains is invalid');
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) {
    throw unprocessable('Domains must be unique');
  }
  return acmeOf(names, row.acme);
}

/** A PEM text. Null and '' remove it. */
const pemField = (call: Call, name: string): string | undefined =>
  call.body[name] === null ? '' : textField(call, name);

/**
 * Certificate and key are sent and removed together. Throws 422 for one alone, and for invalid
 * ones.
 */
function certificateField(call: Call): LoadBalancerRow['certificate'] | undefined {
  const pem = pemField(call, 'certificate_pem');
  const key = pemField(call, 'certificate_private_key');
  if (pem === undefined && key === undefined) return undefined;
  if (!pem && !key) return null;
  if (!pem) throw unprocessable("Certificate pem can't be blank");
  if (!key) throw unprocessable("Certificate private key can't be blank");
  return readCertificate(pem, key);
}

/** Yields the contradictions within one balancer. */
function* clashes(row: LoadBalancerRow): Generator<string> {
  const hasDomains = (row.acme?.domains.length ?? 0) > 0;
  const hasCertificate = row.certificate !== null;
  const isSecure = hasDomains || hasCertificate;
  const listens = row.listeners.some(takesHttps);
  if (hasDomains && hasCertificate) yield 'Domains cannot be combined with a certificate';
  if (listens && !isSecure) yield 'Listeners with https need a certificate or domains';
  if (isSecure && !listens) yield 'Listeners must have one with https';
  if (row.https_redirect && !isSecure) yield 'Https redirect needs a certificate or domains';
}

/** Throws 422 with all contradictions within a balancer. */
export function mustBeSound(row: LoadBalancerRow): void {
  mustBeListeners(row.listeners);
  const wrong = [...clashes(row)];
  if (wrong.length > 0) throw unprocessable(...wrong);
}

/**
 * Applies a body to a balancer, on create and save. Throws 422 with all wrong fields, else with all
 * contradictions.
 */
export function changedBalancer(call: Call, row: LoadBalancerRow): LoadBalancerRow {
  const changes = readTogether<Partial<LoadBalancerRow>>({
    name: () => shortField(call, 'name'),
    policy: () => wordField(call, 'policy', policies),
    nodes: () => nodesField(call, row.account),
    listeners: () => listenersField(call),
    healthcheck: () => healthcheckField(call),
    https_redirect: () => flagField(call, 'https_redirect'),
    ssl_minimum_version: () => wordField(call, 'ssl_minimum_version', tlsVersions),
    acme: () => domainsField(call, row),
    certificate: () => certificateField(call),
  });
  const changed = { ...row, ...changes };
  mustBeSound(changed);
  return changed;
}
