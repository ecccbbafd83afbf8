import { isOffline } from '@/lib/is-offline';
import { failure } from '../api-error';
import { refusal } from '../request';

/** Without a byte more, or an answer, for so long, the connection counts as dropped. */
const STALLED_MS = 120_000;

export interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read by the browser as it is sent: never held whole. */
  readonly body: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
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

/** `PUT` by XMLHttpRequest, for `fetch` does not tell how far a body has come. Throws ApiError. */
export async function sendBody({ address, headers, body, onSent, signal }: Sending): Promise<void> {
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
        // What the request counts may be more than the file.
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
    if (signal.aborted) throw failure('cancelled', 'Cancelled', thrown);
    throw failure(
      wasOffline && isOffline() ? 'unsent' : 'network',
      'No answer from Orbit. Check your network connection',
      thrown,
    );
  } finally {
    clearTimeout(stalled);
    signal.removeEventListener('abort', abort);
  }
  const { status, responseText } = request;
  if (status >= 200 && status < 300) return;
  throw await refusal({ status, headers: headersOf(request) }, responseText);
}
