import { isObject } from '@mocks/replay/report-file';
import type { Asked } from '@mocks/replay/recorded-calls';

const OPERATION = /\b(query|mutation)\s+(\w+)/u;

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

/** Reads a request to the provider at the path `provider`. In reports Orbit's paths lack `/v1`. */
export async function askedBy(request: Request, provider: string): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(provider.length).replace(/^\/v1(?=\/)/u, '');
  const { method } = request;
  const asked = { method, path, query: Object.fromEntries(searchParams) };
  if (!/^\/(?:kiosk|graphql)\/?$/u.test(path)) {
    return { ...asked, isRead: method === 'GET' || method === 'HEAD' };
  }
  const { query, variables } = readBody(await request.text());
  const [, sort, operation] = OPERATION.exec(String(query)) ?? [];
  const isRead = sort === 'query';
  return {
    ...asked,
    operation,
    isRead,
    ...(isRead && isObject(variables) && { variables }),
  };
}
