import { isOffline } from '@/lib/is-offline';
import { failure } from '../api-error';
import type { OnResponse } from '../recorder/tap';
import { refusal, unanswered } from '../request';
import { noAnswer } from './swift-request';

/** Time in ms without a byte or an answer after which the connection counts as dropped. */
const STALLED_MS = 120_000;

export interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read by the browser as it is sent: never held whole. */
  readonly body: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
  readonly onResponse?: OnResponse | undefined;
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/u);
  const pairs = lines.flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':');
    return name === '' ? [] : [[name, value.join(':').trim()]];
  });
  return new Headers(pairs);
}

/**
 * `PUT` by XMLHttpRequest, since `fetch` does not report the progress of a body. Returns the
 * answer's headers. Throws ApiError.
 */
export async function sendBody(sending: Sending): Promise<Headers> {
  const { address, headers, body, onSent, signal, onResponse } = sending;
  const request = new XMLHttpRequest();
  const wasOffline = isOffline();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const abort = () => request.abort();
  try {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) throw failure('cancelled', 'Cancelled');
      signal.addEventListener('abort', abort);
      const alive = () => {
        clearTimeout(stalled);
        stalled = setTimeout(abort, STALLED_MS);
      };
      request.upload.onprogress = ({ loaded }) => {
        alive();
        // The request may count more bytes than the file has.
        onSent(Math.min(loaded, body.size));
      };
      request.onload = () => resolve();
      request.onerror = request.onabort = () => reject(new TypeError('The connection has ended'));
      request.open('PUT', address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      alive();
      request.send(body);
    });
  } catch (thrown) {
    onResponse?.({ failure: unanswered(signal, wasOffline) });
    throw noAnswer(thrown, signal, wasOffline);
  } finally {
    clearTimeout(stalled);
    signal.removeEventListener('abort', abort);
  }
  const { status, responseText: text } = request;
  const answered = { status, headers: headersOf(request) };
  onResponse?.({ ...answered, text });
  if (status >= 200 && status < 300) return answered.headers;
  throw await refusal(answered, text);
}
