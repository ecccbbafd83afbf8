import type { RestCall } from '@/model/call';
import { createBalancerCall, type NewBalancer, newListeners } from './create';
import { wireHealthcheck } from './healthcheck';
import { domainNames } from './https';
import type { Listener } from '@/model/records/network';
import {
  block,
  command,
  type Line,
  optionWords,
  resource,
  resourceName,
  withGaps,
} from '@/model/show-as/commands';
import { hclString, shellQuote } from '@/model/show-as/quote';

/**
 * Returns the form with placeholders for the certificate and the key, which copied text never
 * contains.
 */
function withPlaces(form: NewBalancer): NewBalancer {
  return { ...form, certificate: 'CERTIFICATE_PEM', key: 'PRIVATE_KEY_PEM' };
}

export function balancerCallToShow(form: NewBalancer): RestCall {
  return createBalancerCall(withPlaces(form));
}

const listenerWord = ({ in: from, out, protocol, timeout }: Listener) =>
  [from, out, protocol, timeout].join(':');

/**
 * Shows a new balancer as a command of the provider's client. The options are those of
 * brightbox-cli, `lib/brightbox-cli/commands/lbs/create.rb`. It writes `acme_domains` with an
 * underscore, and has no option for the redirect or the proxy protocol.
 */
export function balancerAsCommand(form: NewBalancer): string {
  const { method, name, policy, redirect, tls, nodes } = form;
  const check = wireHealthcheck(form);
  const listeners = newListeners(form);
  const text = command('lbs create', [
    ...optionWords([
      ['--name', name.trim() || undefined],
      ['--policy', policy],
      ['--listeners', listeners.map(listenerWord).join(',')],
      ['--hc-type', check.type],
      ['--hc-request', check.request || undefined],
      ['--hc-port', String(check.port)],
      ['--hc-interval', String(check.interval)],
      ['--hc-timeout', String(check.timeout)],
      ['--hc-up', String(check.threshold_up)],
      ['--hc-down', String(check.threshold_down)],
      ['--acme_domains', method === 'acme' ? domainNames(form.domains).join(',') : undefined],
      ['--ssl-cert', method === 'pem' ? 'certificate.pem' : undefined],
      ['--ssl-key', method === 'pem' ? 'private-key.pem' : undefined],
      ['--ssl-min-ver', tls],
    ]),
    ...nodes.map(shellQuote),
  ]);
  return withGaps(text, [
    redirect && 'redirecting HTTP to HTTPS',
    listeners.some(({ proxy_protocol: word }) => word) && 'the proxy protocol',
  ]);
}

const hclList = (words: readonly string[]) => `[${words.map(hclString).join(', ')}]`;

function listenerBlock({ protocol, in: from, out, timeout, proxy_protocol: proxy }: Listener) {
  return block('listener', [
    ['protocol', hclString(protocol)],
    ['in', String(from)],
    ['out', String(out)],
    ['timeout', String(timeout)],
    ...(proxy ? ([['proxy_protocol', hclString(proxy)]] as const) : []),
  ]);
}

/**
 * Shows a new balancer as a Terraform resource (terraform-provider-brightbox,
 * `resources/load_balancer.md`).
 */
export function balancerAsTerraform(form: NewBalancer): string {
  const { method, redirect } = form;
  const name = form.name.trim();
  const check = wireHealthcheck(form);
  const given: readonly (Line | undefined)[] = [
    name === '' ? undefined : ['name', hclString(name)],
    ['policy', hclString(form.policy)],
    ['nodes', hclList(form.nodes)],
    ['ssl_minimum_version', hclString(form.tls)],
    redirect ? ['https_redirect', 'true'] : undefined,
    method === 'acme' ? ['domains', hclList(domainNames(form.domains))] : undefined,
    method === 'pem' ? ['certificate_pem', 'file("certificate.pem")'] : undefined,
    method === 'pem' ? ['certificate_private_key', 'file("private-key.pem")'] : undefined,
  ];
  const healthcheck = block('healthcheck', [
    ['type', hclString(check.type)],
    ...(check.request ? ([['request', hclString(check.request)]] as const) : []),
    ['port', String(check.port)],
    ['interval', String(check.interval)],
    ['timeout', String(check.timeout)],
    ['threshold_up', String(check.threshold_up)],
    ['threshold_down', String(check.threshold_down)],
  ]);
  return resource(
    'brightbox_load_balancer',
    resourceName(name, 'load_balancer'),
    given.filter((line) => line !== undefined),
    [...newListeners(form).map(listenerBlock), healthcheck],
  );
}
