import { vi } from 'vitest';
import { createSend } from '@/provider/request';
import { createRest } from '@/provider/rest';
import { fakeFetch } from './fake-fetch';

/** The REST API before a provider that answers so, and what that was asked. */
export function fakeRest(answer: (request: Request) => Response) {
  const requests = fakeFetch(answer);
  const send = createSend('https://api.example.com', {
    onSessionLife: vi.fn<() => void>(),
    ifUnauthenticated: () => vi.fn<() => void>(),
  });
  /** `GET /1.0/servers?account_id=acc-aaaaa` */
  const asked = () =>
    requests.map(({ method, url }) => `${method} ${url.replace('https://api.example.com', '')}`);
  return { api: createRest(send), requests, asked };
}
