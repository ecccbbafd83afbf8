import { beforeEach, expect, test, vi } from 'vitest';
import { sendBody } from '@/provider/orbit/uploads';

/** A request that the test drives. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  responseHeaders = '';
  readonly headers: [string, string][] = [];
  body: unknown;

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.headers.push([method, address]);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  answer(status: number, text = '', headers = '') {
    Object.assign(this, { status, responseText: text, responseHeaders: headers });
    this.onload?.();
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));

function begin(signal = new AbortController().signal) {
  const onSent = vi.fn<(bytes: number) => void>();
  const body = new Blob(['text']);
  const headers = { ETag: 'md5' };
  const sent = sendBody({ address: '/v1/a/b/c', headers, body, onSent, signal });
  sent.catch(() => undefined);
  return { sent, onSent, body, request: FakeRequest.last };
}

test('a file is put as it is, and told how far it has come', async () => {
  const { sent, onSent, body, request } = begin();
  expect(request.headers).toEqual([
    ['PUT', '/v1/a/b/c'],
    ['ETag', 'md5'],
  ]);
  expect(request.body).toBe(body);
  request.upload.onprogress?.({ loaded: 3 });
  request.upload.onprogress?.({ loaded: 99 });
  expect(onSent.mock.calls).toEqual([[3], [4]]);
  request.answer(201);
  await expect(sent).resolves.toBeInstanceOf(Headers);
});

test('a refusal is told with its status and the id of its request', async () => {
  const { sent, request } = begin();
  request.answer(413, '<html>', 'content-type: text/html\r\nx-request-id: tx1\r\n');
  await expect(sent).rejects.toMatchObject({
    facts: { kind: 'refused', status: 413, requestId: 'tx1' },
  });
});

test('a connection that ends is a matter of the network', async () => {
  const { sent, request } = begin();
  request.onerror?.();
  await expect(sent).rejects.toMatchObject({ facts: { kind: 'network' } });
});

test('an answer that never comes is given up two minutes after the last byte', async () => {
  vi.useFakeTimers();
  const { sent, request } = begin();
  vi.advanceTimersByTime(119_000);
  request.upload.onprogress?.({ loaded: 4 });
  vi.advanceTimersByTime(119_000);
  let isOver = false;
  void sent.catch(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(2000);
  await expect(sent).rejects.toMatchObject({ facts: { kind: 'network' } });
});

test('what is cancelled ends at once, or never begins', async () => {
  const controller = new AbortController();
  const { sent } = begin(controller.signal);
  controller.abort();
  await expect(sent).rejects.toMatchObject({ facts: { kind: 'cancelled' } });
  const late = begin(controller.signal);
  await expect(late.sent).rejects.toMatchObject({ facts: { kind: 'cancelled' } });
});
