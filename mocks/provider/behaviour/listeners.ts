import type { Listener } from '@/wire/network';
import type { Call } from '@mocks/provider/call';
import { unprocessable } from '@mocks/provider/refusal';

const highestPort = 65_535;
/** Milliseconds (docs/product/load-balancers.md#listener-timeout). */
const timeouts = { lowest: 1000, highest: 86_400_000, usual: 50_000 };
/** The last two exist only on older balancers. */
const protocols: readonly unknown[] = ['tcp', 'http', 'https', 'http+ws', 'https+wss'];
const proxyProtocols: readonly unknown[] = [null, 'v1', 'v2', 'v2-ssl', 'v2-ssl-cn'];

/** True for a whole number from `lowest` to `highest`. */
export const isWithin = (value: unknown, lowest: number, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;

/** True for a port from 1 to 65535. */
export const isPort = (value: unknown): value is number => isWithin(value, 1, highestPort);

export const takesHttps = ({ protocol }: Pick<Listener, 'protocol'>): boolean =>
  protocol.startsWith('https');

type Given = Partial<Record<keyof Listener, unknown>>;

/** Yields the faults of one listener. */
function* faults(given: Given): Generator<string> {
  const { lowest, highest } = timeouts;
  if (!isPort(given.in)) yield 'Listeners in must be between 1 and 65535';
  if (!isPort(given.out)) yield 'Listeners out must be between 1 and 65535';
  if (!isWithin(given.timeout, lowest, highest)) {
    yield `Listeners timeout must be between ${lowest} and ${highest}`;
  }
  if (!protocols.includes(given.protocol)) yield 'Listeners protocol is invalid';
  if (!proxyProtocols.includes(given.proxy_protocol)) yield 'Listeners proxy protocol is invalid';
}

const isListener = (given: Given): given is Listener => faults(given).next().done === true;

/** One entry of a body, by default with the usual timeout and no proxy protocol. */
function givenOf(entry: unknown): Given {
  const sent: Given = typeof entry === 'object' && entry !== null ? entry : {};
  const { protocol, in: incoming, out, timeout = timeouts.usual, proxy_protocol = null } = sent;
  return { protocol, in: incoming, out, timeout, proxy_protocol };
}

/** Throws 422 for an empty list or a repeated incoming port. */
export function mustBeListeners(listeners: readonly Listener[]): void {
  if (listeners.length === 0) throw unprocessable('Listeners must have at least one listener');
  if (new Set(listeners.map((each) => each.in)).size < listeners.length) {
    throw unprocessable('Listeners must have unique in ports');
  }
}

/** The listeners of a body, or undefined if none were sent. Throws 422 with all faults. */
export function listenersField(call: Call): Listener[] | undefined {
  const entries = call.body['listeners'];
  if (entries === undefined) return undefined;
  if (!Array.isArray(entries)) throw unprocessable('Listeners must be a list');
  const given = entries.map(givenOf);
  if (given.every(isListener)) return given;
  throw unprocessable(...new Set(given.flatMap((each) => [...faults(each)])));
}
