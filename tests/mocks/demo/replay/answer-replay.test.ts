import { expect, test } from 'vitest';
import { answerReplays } from '@mocks/demo/replay/answer-replay';
import { reportOf } from '../../replay/reports';
import { fakeHost } from '../files/fake-caches';

const scope = 'https://host.example/wheelhouse/';

/** The replays of a demo whose files are there. */
function replays(caches = fakeHost({}).caches) {
  const answerFile = ({ url }: Request) =>
    Promise.resolve(new Response(url === scope ? '<head><title>Panel</title>' : `file ${url}`));
  const there = answerReplays({ scope, caches, answerFile });
  const ask = async (path: string, init: RequestInit = {}, destination = '') => {
    const request = new Request(`${scope}${path}`, init);
    Object.defineProperty(request, 'destination', { value: destination });
    return there.answer(request, `/${path}`);
  };
  return { ask, forget: () => there.forget(), caches };
}

const report = JSON.stringify(reportOf([{ type: 'route', at: 0, path: '/accounts/acc-demo1/' }]));
const put = { method: 'PUT', body: report };

test('a report is kept while the worker sleeps, and its page is one of the demo’s files', async () => {
  const { ask, caches } = replays();
  expect((await ask('replay/story'))?.status).toBe(404);
  expect((await ask('replay/report', put))?.status).toBe(200);
  const awake = replays(caches);
  expect((await awake.ask('replay/story'))?.status).toBe(200);
  expect(await (await awake.ask('replay/'))?.text()).toBe(`file ${scope}replay/`);
});

test('the panel in its frame has the replay’s script before all else', async () => {
  const { ask } = replays();
  const page = await (await ask('accounts/acc-demo1/', {}, 'iframe'))?.text();
  expect(page).toMatch(/^<head>\s*<script src="\/wheelhouse\/replay\/frame\.js">/u);
  expect(await ask('accounts/acc-demo1/', {}, 'document')).toBeUndefined();
});

test('what is no report is said to be none', async () => {
  const { ask } = replays();
  const answer = await ask('replay/report', { method: 'PUT', body: '{}' });
  expect(answer?.status).toBe(422);
  expect((await ask('replay/story'))?.status).toBe(404);
});

test('a report that is forgotten is not there, now or when the worker is awake again', async () => {
  const { ask, forget, caches } = replays();
  await ask('replay/report', put);
  await forget();
  expect((await ask('replay/story'))?.status).toBe(404);
  expect((await replays(caches).ask('replay/story'))?.status).toBe(404);
});
