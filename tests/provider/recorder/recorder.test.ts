import { expect, test, vi } from 'vitest';
import { createRecorder, type Order } from '@/provider/recorder/recorder';
import type { Wanted } from '@/provider/recorder/recorder-worker';
import { createTap } from '@/provider/recorder/tap';
import { orderAt } from './order';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: Wanted[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(wanted: Wanted): void {
    this.asked.push(wanted);
  }
}

const order: Order = orderAt(1000);

function open(worker?: FakeWorker) {
  const tap = createTap(() => 1, {});
  tap.note({ type: 'route', path: '/early' });
  const recorder = createRecorder(tap, () => worker as unknown as Worker | undefined);
  return { tap, recorder };
}

const routes = (recorder: ReturnType<typeof createRecorder>) =>
  recorder.make(order).then(({ lines }) => lines.map(({ entry }) => 'path' in entry && entry.path));

const failed = { preventDefault: () => undefined };

/** Waits until the worker got that many messages. */
const handed = (worker: FakeWorker, count: number) =>
  vi.waitFor(() => expect(worker.asked).toHaveLength(count));

test('the worker is handed nothing before it is there, then all of it in order', async () => {
  const worker = new FakeWorker();
  const { tap, recorder } = open(worker);
  expect(worker.asked).toEqual([]);
  worker.onmessage?.({ data: { isReady: true } });
  tap.note({ type: 'route', path: '/late' });
  // It is not sent within the same task.
  expect(worker.asked).toEqual([]);
  const making = recorder.make(order);
  await handed(worker, 3);
  const route = (path: string) => ({ exchange: { at: 1, note: { type: 'route', path } } });
  expect(worker.asked).toMatchObject([
    route('/early'),
    route('/late'),
    { number: 1, order: { since: { why: 'load' } } },
  ]);
  worker.onmessage?.({ data: { number: 1, made: 'it' } });
  await expect(making).resolves.toBe('it');
});

test('what the worker could not make is said', async () => {
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  worker.onmessage?.({ data: { isReady: true } });
  const making = recorder.make(order);
  await handed(worker, 2);
  worker.onmessage?.({ data: { number: 1, failed: 'No room' } });
  await expect(making).rejects.toThrow('No room');
});

test('without a worker the page keeps it, redacted', async () => {
  const { recorder, tap } = open();
  const { lines } = await recorder.make(order);
  expect(lines.map(({ entry }) => entry.type)).toEqual(['route']);
  tap.note({ type: 'action', what: 'verb', name: 'stop' });
  expect((await recorder.make(order)).lines).toHaveLength(2);
});

test('a worker whose code cannot be had is done without, and has lost nothing', async () => {
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  const making = recorder.make(order);
  worker.onerror?.(failed);
  const { lines, since } = await making;
  expect(lines).toHaveLength(1);
  expect(since).toMatchObject({ why: 'load' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('without a worker nothing of a session that has ended is in the next report', async () => {
  const { recorder, tap } = open();
  const theirs = '/accounts/acc-first/';
  tap.note({ type: 'route', path: theirs });
  await expect(routes(recorder)).resolves.toContain(theirs);
  tap.forget();
  tap.note({ type: 'route', path: '/' });
  await expect(routes(recorder)).resolves.toEqual(['/']);
});

test('a report that cannot wait for a worker any longer is made without, then and later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  const making = recorder.make(order);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await making).lines).toHaveLength(1);
  expect(worker.terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a worker that stops takes all that it had with it, what waits for it too, and the report says so', async () => {
  const worker = new FakeWorker();
  const { recorder, tap } = open(worker);
  worker.onmessage?.({ data: { isReady: true } });
  await handed(worker, 1);
  const secret = 'planted in an answer';
  tap.onRequest({ api: 'rest', method: 'GET', path: '/' })({ status: 200, text: secret });
  worker.onerror?.(failed);
  tap.note({ type: 'route', path: '/' });
  const made = await recorder.make(order);
  expect(made.lines).toHaveLength(1);
  expect(made.since).toEqual({ at: new Date(1).toISOString(), why: 'loss' });
  // Nothing goes on handing over what waited.
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.asked).toHaveLength(1);
});

/** A tab that keeps texts. */
function tab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

/** A page of it whose worker is there. */
async function openIn(user?: string) {
  const worker = new FakeWorker();
  const { recorder, tap } = open(worker);
  if (user !== undefined) recorder.bind(user);
  worker.onmessage?.({ data: { isReady: true } });
  await vi.waitFor(() => expect(worker.asked).toHaveLength(user === undefined ? 1 : 2));
  const heard = () =>
    worker.asked.flatMap((wanted) => ('exchange' in wanted ? wanted.exchange : []));
  /** Numbers of the sessions that the worker is to keep, and texts of the page before. */
  const begun = () =>
    heard().flatMap((each) =>
      'session' in each ? [[each.session, each.previous?.text] as const] : [],
    );
  const redact = (text: string, session = begun().at(-1)?.[0]) =>
    worker.onmessage?.({ data: { snapshot: { session, text } } });
  return { worker, recorder, tap, heard, begun, redact };
}

test('what is redacted as a page ends goes to the next page of the tab, which takes it away', async () => {
  const kept = tab();
  const first = await openIn('usr-demo1');
  expect(first.begun()).toEqual([[0, undefined]]);
  first.redact('one');
  first.redact('two\nlines');
  expect(kept.size).toBe(0);
  first.recorder.store();
  expect([...kept.values()]).toEqual(['usr-demo1 1 two\nlines']);
  const second = await openIn('usr-demo1');
  expect(kept.size).toBe(0);
  expect(second.begun()).toEqual([[0, 'two\nlines']]);
});

test('until the next page has redacted it too, it is still there for the one after', async () => {
  const kept = tab();
  const first = await openIn('usr-demo1');
  first.redact('one');
  first.recorder.store();
  for (const user of [undefined, 'usr-demo1']) {
    const page = await openIn(user);
    page.recorder.store();
    expect([...kept.values()]).toEqual(['usr-demo1 1 one']);
  }
});

test('it is not added until it is known whose session it is, for which a report waits', async () => {
  const kept = tab();
  kept.set('wheelhouse.recording', 'usr-demo1 1 one');
  const page = await openIn();
  expect(page.begun()).toEqual([]);
  void page.recorder.make(order);
  page.recorder.bind('usr-demo1');
  await handed(page.worker, 3);
  expect(page.begun()).toEqual([[0, 'one']]);
  expect(page.worker.asked.at(-1)).toHaveProperty('order');
});

test("another user's is dropped", async () => {
  const kept = tab();
  kept.set('wheelhouse.recording', 'usr-demo1 1 one');
  const page = await openIn('usr-other');
  expect(page.begun()).toEqual([[0, undefined]]);
  page.recorder.store();
  expect(kept.size).toBe(0);
});

test('a user who comes to a page that recorded another begins anew', async () => {
  const kept = tab();
  const page = await openIn('usr-demo1');
  page.redact('one');
  page.recorder.bind('usr-other');
  await handed(page.worker, 4);
  expect(page.heard().slice(2)).toMatchObject([{ isForgotten: true }, { session: 1 }]);
  page.recorder.store();
  expect(kept.size).toBe(0);
});

test.each([
  ['the session ends', ({ tap }) => tap.forget()],
  ['the worker stops', ({ worker }) => worker.onerror?.(failed)],
] as readonly (readonly [string, (page: Awaited<ReturnType<typeof openIn>>) => void])[])(
  'nothing is stored once %s, of what is redacted late neither',
  async (_what, happen) => {
    const kept = tab();
    const page = await openIn('usr-demo1');
    page.redact('one');
    happen(page);
    page.redact('two', 0);
    page.recorder.bind('usr-demo1');
    await Promise.resolve();
    page.redact('three', 0);
    page.recorder.store();
    expect(kept.size).toBe(0);
  },
);

test.each(['nonsense', 'usr-demo1', ''])(
  'a text that no page stored is taken for none: %s',
  async (text) => {
    const kept = tab();
    kept.set('wheelhouse.recording', text);
    expect((await openIn('usr-demo1')).begun()).toEqual([[0, undefined]]);
  },
);

test('where a browser stores nothing it goes on without', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await openIn('usr-demo1');
  page.redact('one');
  page.recorder.store();
  page.tap.note({ type: 'route', path: '/' });
  await handed(page.worker, 3);
});
