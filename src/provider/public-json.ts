import { parseJson } from '@/lib/parse-json';
import { ApiError, failure, retryAfterOf } from './api-error';
import type { Hear, Tell } from './recorder/tap';

/** Told of a document by the name of the setting that has its address. */
export type HearPublic = () => Tell;

export const hearPublic = (hear: Hear | undefined, operation: string): HearPublic | undefined =>
  hear && (() => hear({ api: 'public', method: 'GET', path: '', operation }));

/** Reads a public document without cookies. Throws ApiError if it is missing or not JSON. */
export async function readPublicJson(address: string, hear?: HearPublic): Promise<unknown> {
  const tell = hear?.();
  let text: string;
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit' });
    text = await response.text();
    tell?.({ status: response.status, headers: response.headers, text });
  } catch (thrown) {
    tell?.({ failure: 'network' });
    throw failure('network', 'There is no answer', thrown);
  }
  if (!response.ok) {
    const { status, headers } = response;
    const { facts } = failure('refused', `The answer has status ${String(status)}`);
    throw new ApiError({ ...facts, status, ...retryAfterOf(headers) });
  }
  try {
    return await parseJson(text);
  } catch (thrown) {
    throw failure('unreadable', 'The answer is no JSON', thrown);
  }
}
