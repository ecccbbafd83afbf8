import { createRedactor, type Exchange } from '@/model/report/redact';

/** A read of the servers, but for what is said of it. */
export const exchange = (part: Partial<Exchange>): Exchange => ({
  at: 0,
  api: 'rest',
  method: 'GET',
  path: '/1.0/servers',
  status: 200,
  ...part,
});

/** What a report tells of it. */
export function told(part: Partial<Exchange>, isPlain = false) {
  const redactor = createRedactor();
  return redactor.resolve(redactor.call(exchange(part)), { isPlain });
}
