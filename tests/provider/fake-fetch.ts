import { vi } from 'vitest';

/** Replaces the panel's only `fetch`; records its requests and answers them. */
export function fakeFetch(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, 'https://api.example.com'), init);
    requests.push(request);
    return answer(request);
  });
  return requests;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
