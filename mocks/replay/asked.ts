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

/** What a request asks for, its path below `base`, which the host of the panel may have. */
export async function askedBy(request: Request, base = ''): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(base.length);
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
