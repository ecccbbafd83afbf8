import { create, type RestCall } from '@/model/call';
import { isReassigned, reassignedProblem } from '@/model/cloud-ip/destinations';
import type { Facts } from '@/model/facts';
import { wireNodes } from './describe';
import {
  DEFAULT_HEALTHCHECK,
  type HealthcheckForm,
  healthcheckForm,
  healthcheckProblems,
  wireHealthcheck,
} from './healthcheck';
import {
  type HttpsForm,
  httpsProblems,
  NO_HTTPS,
  type PemReader,
  portProblem,
  wireHttps,
} from './https';
import {
  DEFAULT_LISTENER,
  listenerProblems,
  type ListenerRow,
  listenerRows,
  listenersProblem,
  wireListeners,
  withHttpsListener,
} from './listeners';
import { NEEDS_HTTPS } from './rules';
import { checkedForm, type Problems } from '@/model/problems';
import type { Listener, LoadBalancerRecord } from '@/model/records/network';
import { nextName } from '@/model/server/create/similar';
import { isGone } from '@/model/status';
import { readable } from '@/model/unreadable';

export interface NewBalancer extends HttpsForm, HealthcheckForm {
  name: string;
  policy: string;
  nodes: string[];
  rows: ListenerRow[];
  redirect: boolean;
  tls: string;
  /** Mapped to the balancer once that is ordered; an id, or empty. */
  cloudIp: string;
}

export const EMPTY_BALANCER: NewBalancer = {
  ...NO_HTTPS,
  ...DEFAULT_HEALTHCHECK,
  name: '',
  policy: 'least-connections',
  nodes: [],
  rows: [DEFAULT_LISTENER],
  redirect: false,
  tls: 'TLSv1.2',
  cloudIp: '',
};

/** Validates the form. Saving adds the listener that HTTPS needs. */
export function newBalancerProblems(
  form: NewBalancer,
  facts: Facts,
  reader: PemReader | undefined,
): Problems<NewBalancer> {
  const { rows, method, redirect, cloudIp } = form;
  const ip = cloudIp === '' ? undefined : facts.get('cloud_ip', cloudIp);
  return {
    ...healthcheckProblems(form),
    ...httpsProblems(form, 'none', reader),
    rows:
      listenersProblem(rows, method === 'none' ? 'refused' : 'allowed') ?? listenerProblems(rows),
    method: method === 'none' ? undefined : portProblem(wireListeners(rows)),
    redirect: redirect && method === 'none' ? NEEDS_HTTPS : undefined,
    cloudIp: ip && isReassigned(ip) ? reassignedProblem(ip) : undefined,
  };
}

export function newBalancerSchema(factsNow: () => Facts, reader: PemReader | undefined) {
  return checkedForm<NewBalancer>((form) => newBalancerProblems(form, factsNow(), reader));
}

export function newListeners({ rows, method }: NewBalancer): readonly Listener[] {
  const listeners = wireListeners(rows);
  return method === 'none' ? listeners : withHttpsListener(listeners);
}

export function createBalancerCall(form: NewBalancer): RestCall {
  const { name, policy, tls, nodes, redirect } = form;
  return create('load_balancer', {
    name: name.trim(),
    policy,
    ssl_minimum_version: tls,
    https_redirect: redirect,
    nodes: wireNodes(nodes),
    healthcheck: wireHealthcheck(form),
    listeners: newListeners(form),
    ...wireHttps(form),
  });
}

/** Fills a form from another balancer, except for its addresses, domains and certificate. */
export function similarBalancer(original: LoadBalancerRecord, facts: Facts): NewBalancer {
  const balancer = readable(original);
  const { name, policy, listeners, nodes = [], ssl_minimum_version: tls } = balancer;
  const taken = new Set(facts.all('load_balancer').flatMap((each) => each.name || []));
  const plain = listeners?.filter(({ protocol }) => !protocol.startsWith('https')) ?? [];
  return {
    ...EMPTY_BALANCER,
    ...healthcheckForm(balancer),
    name: name ? nextName(name, taken) : '',
    policy: policy ?? EMPTY_BALANCER.policy,
    rows: plain.length === 0 ? EMPTY_BALANCER.rows : listenerRows(plain),
    nodes: nodes.filter((id) => {
      const server = facts.get('server', id);
      return server !== undefined && !isGone(server.status);
    }),
    tls: tls ?? EMPTY_BALANCER.tls,
  };
}
