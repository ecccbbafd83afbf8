import type { Retry } from '../retry';
import { type StorageAccess, noAnswer, openSwift } from './swift-request';

export interface ContentRequest {
  readonly account: string;
  readonly container: string;
  readonly object: string;
}

export interface Content {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly headers: Headers;
}

/** Most breaks of a connection without a new byte; one more ends the read. */
const MOST_BREAKS = 3;

/**
 * `GET` of an object, never held whole. If the connection breaks, the rest is requested, unless
 * the object was replaced.
 */
export async function readContent(
  access: StorageAccess,
  request: ContentRequest,
  retry: Retry,
  signal?: AbortSignal,
): Promise<Content> {
  const open = (headers?: Readonly<Record<string, string>>) =>
    retry(() => openSwift(access, { method: 'GET', ...request, headers, signal }), { signal });
  const { headers, body } = await open();
  // If the browser decodes the content, the number of bytes that have arrived is unknown.
  const etag = headers.has('Content-Encoding') ? null : headers.get('Etag');
  let reader = body?.getReader();
  let arrived = 0;
  let breaks = 0;

  async function readOn(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return (await reader?.read())?.value;
    } catch (thrown) {
      breaks += 1;
      if (signal?.aborted === true || breaks > MOST_BREAKS || etag === null) {
        throw noAnswer(thrown, signal);
      }
      const rest = await open({ Range: `bytes=${String(arrived)}-`, 'If-Match': etag });
      reader = rest.body?.getReader();
      return readOn();
    }
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const part = await readOn();
        if (part === undefined) {
          controller.close();
          return;
        }
        arrived += part.byteLength;
        breaks = 0;
        controller.enqueue(part);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { body: stream, headers };
}
