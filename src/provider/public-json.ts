import { parseJson } from '@/lib/parse-json';
import { fieldOf } from '@/lib/values';
import { ApiError, expectApiError, failure, retryAfterOf } from './api-error';
import type { OnRequest, OnResponse } from './recorder/tap';

export const onPublicRequest = (
  onRequest: OnRequest | undefined,
  operation: string,
): OnResponse | undefined => onRequest?.({ api: 'public', method: 'GET', path: '', operation });

/** Reads a public document without cookies. Throws ApiError if it is missing or not JSON. */
export async function readPublicJson(address: string, onResponse?: OnResponse): Promise<unknown> {
  let text: string;
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit' });
    text = await response.text();
    onResponse?.({ status: response.status, headers: response.headers, text });
  } catch (thrown) {
    onResponse?.({ failure: 'network' });
    throw failure('network', 'No answer', thrown);
  }
  if (!response.ok) {
    const { status, headers } = response;
    const { facts } = failure('refused', `The response has status ${String(status)}`);
    throw new ApiError({ ...facts, status, ...retryAfterOf(headers) });
  }
  try {
    return await parseJson(text);
  } catch (thrown) {
    throw failure('unreadable', 'The response isn’t JSON', thrown);
  }
}

/** Never rejects. */
type Find = () => Promise<string | undefined>;

/** The service answers `{"ip": "…", "country_code": "GB"}`. */
function createFind(
  address: string | undefined,
  field: string,
  onRequest?: OnRequest,
): Find | undefined {
  if (address === undefined || address === '') return undefined;
  return async () => {
    try {
      const answer = await readPublicJson(address, onPublicRequest(onRequest, 'geoIp'));
      const found = fieldOf(answer, field);
      return typeof found === 'string' ? found : undefined;
    } catch (thrown) {
      expectApiError(thrown);
      return undefined;
    }
  };
}

export function createFindClientAddress(
  address: string | undefined,
  onRequest?: OnRequest,
): Find | undefined {
  return createFind(address, 'ip', onRequest);
}

export function createFindCountry(
  address: string | undefined,
  onRequest?: OnRequest,
): Find | undefined {
  return createFind(address, 'country_code', onRequest);
}
