// Entry of the demo's service worker. It answers for the provider, and with the panel's files.
import { followRelease } from '@mocks/demo/files/follow-release';
import type { Question, Reply } from '@mocks/demo/messages';
import { answerReplays } from '@mocks/demo/replay/answer-replay';
import { openDemo, type Demo } from '@mocks/demo/worker/demo';
import { worker } from '@mocks/demo/worker/scope';
import { isProviderPath } from '@mocks/faces';

const { scope } = worker.registration;
const answerFile = followRelease(worker, DEMO_RELEASE);
const replays = answerReplays({ scope, caches, answerFile });

let opened: Promise<Demo> | null = null;

/** Opens at the first request, not at installation: another worker may use the world until then. */
const demo = (): Promise<Demo> => (opened ??= openDemo(scope, () => replays.forget()));

async function answer(request: Request, path: string): Promise<Response> {
  try {
    return await (await demo()).answer(request, path);
  } catch (error) {
    // An upload that its sender aborts is no defect.
    if (!request.signal.aborted) reportError(error);
    return new Response(null, { status: 500 });
  }
}

const kept = async (): Promise<void> => (await demo()).kept();

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length - 1);
  if (!isProviderPath(path)) {
    event.respondWith(replays.answer(request, path) ?? answerFile(request));
    return;
  }
  const answered = answer(request, path);
  event.respondWith(answered);
  event.waitUntil(answered.then(kept, kept));
});

const questions: readonly string[] = [
  'state',
  'set',
  'reset',
  'subscribe',
] satisfies Question['type'][];

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  questions.includes(String(data.type));

const reply = async (question: Question): Promise<Reply> => (await demo()).reply(question);

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { data } = event;
  if (!port || !isQuestion(data)) return;
  const send = (reply: Reply) => port.postMessage(reply);
  const replied = reply(data).then(send, (error: unknown) => send({ failure: String(error) }));
  event.waitUntil(replied);
});
