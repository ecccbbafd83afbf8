import { plainNumber } from '@/lib/numbers';
import { isPort } from '@/lib/network';
import { httpsMethod, takesHttps } from './describe';
import { checkedForm, type Problems } from '@/model/problems';
import type { Listener, LoadBalancerRecord } from '@/model/records/network';

/** A row of the form; the timeout is seconds. */
export interface ListenerRow {
  protocol: string;
  in: string;
  out: string;
  timeout: string;
  proxy: string;
}

export interface ListenersForm {
  rows: ListenerRow[];
}

/** Older balancers may have others (docs/product/load-balancers.md#listener-protocols). */
export const LISTENER_PROTOCOLS = ['http', 'tcp', 'https'] as const;

export const PROXY_PROTOCOLS = ['v1', 'v2', 'v2-ssl', 'v2-ssl-cn'] as const;

export const DEFAULT_LISTENER: ListenerRow = {
  protocol: 'http',
  in: '80',
  out: '80',
  timeout: '30',
  proxy: '',
};

export const EMPTY_LISTENER: ListenerRow = { ...DEFAULT_LISTENER, protocol: '', in: '', out: '' };

/** Milliseconds; the provider's default (API documentation). */
const USUAL_TIMEOUT = 50_000;

/** Listener that is added for HTTPS (docs/product/load-balancers.md#auto-https-listener). */
export const HTTPS_LISTENER = {
  protocol: 'https',
  in: 443,
  out: 80,
  timeout: USUAL_TIMEOUT,
  proxy_protocol: null,
} as const satisfies Listener;

const LONGEST_SECONDS = 86_400;

const NEEDS_LISTENER = 'Load Balancers must have at least one listener';
const NEEDS_HTTPS_LISTENER = 'Please create an HTTPS listener to support your HTTPS configuration';
const NEEDS_CERTIFICATE = 'Set up HTTPS before adding an HTTPS listener';
const PORT = 'Please enter port from 1 - 65535.';

function filled(rows: readonly ListenerRow[]): readonly ListenerRow[] {
  const [first] = rows;
  const isBlank = rows.length === 1 && first?.in.trim() === '' && first.out.trim() === '';
  return isBlank ? [] : rows;
}

function rowProblems(row: ListenerRow, earlier: readonly ListenerRow[]): Problems<ListenerRow> {
  const isTwice = earlier.some((other) => plainNumber(other.in) === plainNumber(row.in));
  const timeout = plainNumber(row.timeout);
  const isTimeout = timeout >= 1 && timeout <= LONGEST_SECONDS;
  return {
    protocol: row.protocol === '' ? 'Please select protocol.' : undefined,
    in: !isPort(row.in) ? PORT : isTwice ? 'Please use unique "in" ports.' : undefined,
    out: isPort(row.out) ? undefined : PORT,
    timeout: isTimeout ? undefined : 'Please enter timeout from 1 - 86400.',
  };
}

/** Place of HTTPS listeners. Without certificate and domains the provider refuses them. */
export type HttpsPlace = 'needed' | 'allowed' | 'refused';

export function listenersProblem(
  rows: readonly ListenerRow[],
  https: HttpsPlace,
): string | undefined {
  const all = filled(rows);
  if (all.length === 0) return NEEDS_LISTENER;
  const isThere = all.some(takesHttps);
  if (https === 'needed' && !isThere) return NEEDS_HTTPS_LISTENER;
  return https === 'refused' && isThere ? NEEDS_CERTIFICATE : undefined;
}

export function listenerProblems(rows: readonly ListenerRow[]): readonly Problems<ListenerRow>[] {
  const all = filled(rows);
  return all.map((row, index) => rowProblems(row, all.slice(0, index)));
}

/**
 * Returns the place of HTTPS in a balancer's listeners. Existing HTTPS listeners stay allowed, as
 * the provider accepts them again.
 */
export function httpsPlace(balancer: LoadBalancerRecord | undefined): HttpsPlace {
  const method = balancer && httpsMethod(balancer);
  if (method === undefined) return 'allowed';
  if (method !== 'none') return 'needed';
  return balancer?.listeners?.some(takesHttps) === true ? 'allowed' : 'refused';
}

export function listenersSchema(https: HttpsPlace) {
  return checkedForm<ListenersForm>(({ rows }) => ({
    rows: listenersProblem(rows, https) ?? listenerProblems(rows),
  }));
}

export function listenerRows(listeners: readonly Listener[]): ListenerRow[] {
  const rows = listeners.map(({ protocol, in: from, out, timeout, proxy_protocol: proxy }) => ({
    protocol,
    in: String(from),
    out: String(out),
    timeout: String((timeout ?? USUAL_TIMEOUT) / 1000),
    proxy: proxy ?? '',
  }));
  return rows.length === 0 ? [EMPTY_LISTENER] : rows;
}

export function listenersForm({ listeners }: LoadBalancerRecord): ListenersForm | undefined {
  return listeners && { rows: listenerRows(listeners) };
}

export function wireListeners(rows: readonly ListenerRow[]): Listener[] {
  return filled(rows).map(({ protocol, in: from, out, timeout, proxy }) => ({
    protocol,
    in: Number(from),
    out: Number(out),
    timeout: Math.round(Number(timeout) * 1000),
    proxy_protocol: proxy === '' ? null : proxy,
  }));
}

export function withHttpsListener(listeners: readonly Listener[]): readonly Listener[] {
  return listeners.some(takesHttps) ? listeners : [...listeners, HTTPS_LISTENER];
}

export function addedListeners({ listeners }: LoadBalancerRecord): object {
  if (listeners === undefined) return {};
  const needed = withHttpsListener(listeners);
  return needed === listeners ? {} : { listeners: needed };
}
