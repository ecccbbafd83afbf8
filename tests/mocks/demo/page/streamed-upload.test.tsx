import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellUploads } from '@mocks/demo/page/streamed-upload';
import { sendBody } from '@/provider/orbit/uploads';
import { errorFacts } from '@/provider/api-error';

const home = 'https://host.example/wheelhouse/';
const Original = window.XMLHttpRequest;

/** Sets up a browser that streams, whose worker gives this answer. */
function answering(
  answer: (request: { method: string; headers: Headers; text: string }) => Response,
) {
  vi.stubGlobal(
    'Request',
    class {
      headers = new Headers();
      constructor(_url: string, init: { duplex?: string }) {
        Reflect.get(init, 'duplex');
      }
    },
  );
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit & { body: ReadableStream }) => {
    const text = await new Response(init.body).text();
    init.signal?.throwIfAborted();
    return answer({ method: init.method ?? '', headers: new Headers(init.headers), text });
  });
  tellUploads(home);
}

/** With the stream that the tools' window leaves out. */
const blobOf = (text: string, type = ''): Blob =>
  Object.assign(new Blob([text], { type }), { stream: () => new NodeBlob([text]).stream() });

const send = (body: Blob, signal = new AbortController().signal) => {
  const told: number[] = [];
  const address = `${home}v1/acc/box/file`;
  const headers = { 'X-Auth-Token': 'token' };
  const sent = sendBody({ address, headers, body, signal, onSent: (bytes) => told.push(bytes) });
  return { told, sent };
};

beforeEach(() => vi.unstubAllGlobals());

afterEach(() => {
  window.XMLHttpRequest = Original;
});

test('an upload tells how far the worker has taken it', async () => {
  let asked = '';
  answering(({ method, headers, text }) => {
    asked = `${method} ${headers.get('X-Auth-Token')} ${headers.get('Content-Type')} ${text}`;
    return new Response(null, { status: 201 });
  });
  const { told, sent } = send(blobOf('some text', 'text/plain'));
  await sent;
  expect(asked).toBe('PUT token text/plain some text');
  expect(told.at(-1)).toBe(9);
});

test('a refusal is read as the provider’s', async () => {
  answering(() =>
    Response.json({ error_name: 'too_large', errors: ['Too large'] }, { status: 413 }),
  );
  const thrown: unknown = await send(blobOf('x')).sent.catch((error: unknown) => error);
  expect(errorFacts(thrown)).toMatchObject({ status: 413, name: 'too_large' });
});

test('a dropped connection and a cancelled upload are told apart', async () => {
  answering(() => {
    throw new TypeError('dropped');
  });
  const dropped: unknown = await send(blobOf('x')).sent.catch((error: unknown) => error);
  expect(errorFacts(dropped).kind).toBe('network');
  const ending = new AbortController();
  const { sent } = send(blobOf('x'), ending.signal);
  ending.abort();
  const cancelled: unknown = await sent.catch((error: unknown) => error);
  expect(errorFacts(cancelled).kind).toBe('cancelled');
});
