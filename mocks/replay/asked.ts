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

/** What a request asks for of the provider whose path is `provider`. Of Orbit a report tells what is below `/v1`. */
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
