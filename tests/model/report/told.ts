import { createRedactor, type RawCall } from '@/model/report/redact';

/** Builds a read of the servers, with these changes. */
export const exchange = (part: Partial<RawCall>): RawCall => ({
  at: 0,
  api: 'rest',
  method: 'GET',
  path: '/1.0/servers',
  status: 200,
  ...part,
});

/** Returns the exchange as a report shows it. */
export function told(part: Partial<RawCall>, isPlain = false) {
  const redactor = createRedactor();
  return redactor.resolve(redactor.call(exchange(part)), { isPlain });
}
