import type { NodeProvider } from '@mocks/node';
import { http, HttpResponse } from 'msw';

/** A deployment whose public pricing list cannot be read. */
export function withoutPrices({ server }: NodeProvider): void {
  server.use(http.get('*/pricing.json', () => HttpResponse.json({}, { status: 404 })));
}
