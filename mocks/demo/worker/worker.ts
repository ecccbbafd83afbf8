// The entry of the demo's service worker. It answers what is the provider's, and leaves everything else.
import type { Question, Reply } from '@mocks/demo/messages';
import { openDemo, type Demo } from '@mocks/demo/worker/demo';
import { worker, type Fetched } from '@mocks/demo/worker/scope';
import { isProviderPath } from '@mocks/faces';
import { dialNames } from '@mocks/provider/dials';

const { scope } = worker.registration;
const base = new URL(scope).pathname.replace(/\/$/, '');

let opened: Promise<Demo> | null = null;

/** Opened by the first who asks, not when the worker is installed: until then another one may have the world. */
const demo = (): Promise<Demo> => (opened ??= openDemo(scope));

const settingNames = ['world', ...dialNames];

/** A page whose address sets something is led to the address without it. */
async function setAndGoOn(url: URL): Promise<Response> {
  await (await demo()).set(url.search);
  for (const name of settingNames) url.searchParams.delete(name);
  return Response.redirect(url.href, 302);
}

const answer = async (request: Request, path: string): Promise<Response> =>
  (await demo()).answer(request, path);

function fetched(event: Fetched): void {
  const { request } = event;
  const url = new URL(request.url);
  if (!request.url.startsWith(`${new URL(scope).origin}${base}/`)) return;
  const path = url.pathname.slice(base.length);
  if (isProviderPath(path)) {
    event.respondWith(answer(request, path));
  } else if (
    request.mode === 'navigate' &&
    settingNames.some((name) => url.searchParams.has(name))
  ) {
    event.respondWith(setAndGoOn(url));
  }
}

worker.addEventListener('fetch', fetched);

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  ['state', 'set', 'reset', 'subscribe'].includes(String(data.type));

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { data } = event;
  if (!port || !isQuestion(data)) return;
  const send = (reply: Reply) => port.postMessage(reply);
  const replied = demo()
    .then((opened) => opened.reply(data))
    .then(send, (error: unknown) => send({ failure: String(error) }));
  event.waitUntil(replied);
});
