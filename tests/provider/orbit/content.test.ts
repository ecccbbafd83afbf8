import { describe, expect, test } from 'vitest';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { fakeFetch } from '../fake-fetch';

const place = { account: 'acc-aaaaa', container: 'box', object: 'o' };
const issuer = {
  orbitToken: () => Promise.resolve('token'),
  forgetOrbitToken: () => undefined,
};
const KEY = { 'X-Account-Meta-Temp-URL-Key': 'k', 'X-Account-Bytes-Used': '0' };

/** Sets up Orbit before a provider that gives this answer. */
function orbit(answer: (request: Request) => Response) {
  const requests = fakeFetch(answer);
  return { api: createOrbit('https://orbit.example.com/v1', issuer), requests };
}

/** An answer whose connection breaks after its text. */
function broken(text: string, headers: Record<string, string>): Response {
  let isSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode(text));
      isSent = true;
    },
  });
  return new Response(body, { headers });
}

describe('an object that is read', () => {
  const read = async (answer: (request: Request) => Response) => {
    const { api, requests } = orbit(answer);
    const { body } = await api.content(place);
    return { text: new Response(body).text(), requests };
  };

  test('goes on where its connection broke, while it is the same object', async () => {
    const { text, requests } = await read((request) =>
      request.headers.get('Range') === null
        ? broken('hello ', { Etag: 'e1' })
        : new Response('world', { status: 206, headers: { Etag: 'e1' } }),
    );
    expect(await text).toBe('hello world');
    const [, rest] = requests;
    expect([rest!.headers.get('Range'), rest!.headers.get('If-Match')]).toEqual(['bytes=6-', 'e1']);
  });

  test('fails where it was replaced meanwhile', async () => {
    const { text } = await read((request) =>
      request.headers.get('Range') === null
        ? broken('hello ', { Etag: 'e1' })
        : new Response(null, { status: 412 }),
    );
    await expect(text).rejects.toMatchObject({ facts: { status: 412 } });
  });

  test('is given up after three breaks without a byte', async () => {
    const { text, requests } = await read((request) =>
      request.headers.get('Range') === null
        ? broken('a', { Etag: 'e1' })
        : new Response(
            new ReadableStream({ pull: (controller) => controller.error(new TypeError('gone')) }),
            { status: 206 },
          ),
    );
    await expect(text).rejects.toMatchObject({ facts: { kind: 'network' } });
    expect(requests).toHaveLength(4);
  });

  test('that the browser decodes is not read in parts', async () => {
    const { text } = await read(() => broken('a', { Etag: 'e1', 'Content-Encoding': 'gzip' }));
    await expect(text).rejects.toMatchObject({ facts: { kind: 'network' } });
  });
});

describe('a link', () => {
  const expires = async (headers: Record<string, string>) => {
    const { api } = orbit(
      () => new Response(null, { status: 204, headers: { ...KEY, ...headers } }),
    );
    const made = await api.link({ ...place, method: 'GET', seconds: 60 });
    const ends = Number(new URL(made!.address).searchParams.get('temp_url_expires')) * 1000;
    return { ends: Math.round((ends - Date.now()) / 60_000), until: made!.until - Date.now() };
  };

  test('ends by the storage’s clock, and is counted down by this machine’s', async () => {
    const anHourOn = Date.now() + 3_600_000;
    const { ends, until } = await expires({ Date: new Date(anHourOn).toUTCString() });
    expect(ends).toBe(61);
    expect(Math.round(until / 1000)).toBe(60);
  });

  test('ends by the time in a transaction’s id where the date may not be read', async () => {
    const seconds = Math.floor(Date.now() / 1000) + 3600;
    const id = `tx${'a'.repeat(21)}-${seconds.toString(16).padStart(10, '0')}`;
    expect((await expires({ 'X-Trans-Id': id })).ends).toBe(61);
    expect((await expires({})).ends).toBe(1);
  });

  test('tells nothing of its key, and is asked about without a token', async () => {
    const { api, requests } = orbit(() => new Response(null, { status: 204, headers: KEY }));
    const made = await api.link({ ...place, method: 'GET', seconds: 60 });
    expect(JSON.stringify(made)).not.toContain('"k"');
    await api.askLink(made!.address);
    const asked = requests.at(-1);
    expect([asked!.method, asked!.headers.has('X-Auth-Token'), asked!.credentials]).toEqual([
      'HEAD',
      false,
      'omit',
    ]);
  });

  test('is asked about in vain where nobody answers', async () => {
    const { api } = orbit(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.askLink('https://orbit.example.com/v1/x')).rejects.toMatchObject({
      facts: { kind: 'network' },
    });
  });
});
