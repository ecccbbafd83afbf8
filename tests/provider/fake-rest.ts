import { vi } from 'vitest';
import { createSend } from '@/provider/request';
import { createGraphqlApi } from '@/provider/graphql/graphql-api';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { createRest } from '@/provider/rest';
import { fakeFetch } from './fake-fetch';

/**
 * Sets up the REST, GraphQL and Orbit APIs before a provider with this answer, and its requests.
 */
export function fakeRest(answer: (request: Request) => Response) {
  const requests = fakeFetch(answer);
  const ifUnauthenticated = () => vi.fn<() => void>();
  const hooks = { onSessionLife: vi.fn<() => void>(), ifUnauthenticated };
  const send = createSend('https://api.example.com', hooks);
  /** `GET /1.0/servers?account_id=acc-aaaaa` */
  const asked = () =>
    requests.map(({ method, url }) => `${method} ${url.replace('https://api.example.com', '')}`);
  const graphql = createGraphqlApi(send, ifUnauthenticated, () => Date.now());
  const orbit = createOrbit('https://api.example.com/v1', {
    orbitToken: () => Promise.resolve('token'),
    forgetOrbitToken: () => undefined,
  });
  return { api: createRest(send, send), graphql, orbit, requests, asked };
}
