import type { Healthcheck } from '@/wire/network';
import type { Call } from '@mocks/provider/call';
import { unprocessable } from '@mocks/provider/refusal';
import { isPort, isWithin } from '@mocks/provider/behaviour/listeners';

type Given = Partial<Record<keyof Healthcheck, unknown>>;

/** Defaults: only type and port are required. */
const usual = { interval: 5000, timeout: 5000, threshold_up: 3, threshold_down: 3 };

const counts = ['interval', 'timeout', 'threshold_up', 'threshold_down'] as const;

/** Yields the faults of a healthcheck. Only http needs a path. */
function* faults(given: Given): Generator<string> {
  const { type, request } = given;
  if (type !== 'http' && type !== 'tcp') yield 'Healthcheck type is invalid';
  if (typeof request !== 'string' || (type === 'http' && !request.startsWith('/'))) {
    yield 'Healthcheck request is invalid';
  }
  if (!isPort(given.port)) yield 'Healthcheck port must be between 1 and 65535';
  for (const name of counts) {
    if (isWithin(given[name], 1, Number.MAX_SAFE_INTEGER)) continue;
    yield `Healthcheck ${name.replace('_', ' ')} must be greater than 0`;
  }
}

const isHealthcheck = (given: Given): given is Healthcheck => faults(given).next().done === true;

/** The healthcheck of a body, or undefined if none was sent. Throws 422 with all faults. */
export function healthcheckField(call: Call): Healthcheck | undefined {
  const body = call.body['healthcheck'];
  if (body === undefined) return undefined;
  if (typeof body !== 'object' || body === null) throw unprocessable('Healthcheck is invalid');
  const sent: Given = { ...usual, ...body };
  const { type, port, interval, timeout, threshold_up, threshold_down } = sent;
  const request = sent.request ?? '';
  const given = { type, request, port, interval, timeout, threshold_up, threshold_down };
  if (isHealthcheck(given)) return given;
  throw unprocessable(...faults(given));
}
