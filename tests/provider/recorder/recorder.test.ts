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
  const route = (path: string) => ({ heard: { at: 1, noted: { type: 'route', path } } });
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
  tap.hear({ api: 'rest', method: 'GET', path: '/' })({ status: 200, text: secret });
  worker.onerror?.(failed);
  tap.note({ type: 'route', path: '/' });
  const made = await recorder.make(order);
  expect(made.lines).toHaveLength(1);
  expect(made.since).toEqual({ at: new Date(1).toISOString(), why: 'loss' });
  // Nothing goes on handing over what waited.
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.asked).toHaveLength(1);
});

/** A tab that keeps texts, and in which these names are locked. */
function tab(kept = new Map<string, string>(), locked = new Set<string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const request = async (name: string, _: unknown, held: (lock: unknown) => unknown) => {
    const isFree = !locked.has(name);
    if (isFree) locked.add(name);
    await held(isFree ? { name } : null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { kept, locked };
}

/** A page of it whose worker is there. */
async function openIn(user?: string) {
  const worker = new FakeWorker();
  const { recorder, tap } = open(worker);
  if (user !== undefined) recorder.bind(user);
  worker.onmessage?.({ data: { isReady: true } });
  await vi.waitFor(() => expect(worker.asked).not.toEqual([]));
  const claims = () =>
    worker.asked.flatMap((wanted) =>
      'heard' in wanted && 'claim' in wanted.heard ? wanted.heard.claim : [],
    );
  const heard = () =>
    worker.asked.map((wanted) => 'heard' in wanted && Object.keys(wanted.heard).at(-1));
  return { worker, recorder, tap, claims, heard };
}

test('once it is known whose session it is the worker gets a claim, the next page the same one first', async () => {
  const { kept, locked } = tab();
  const first = await openIn();
  expect(first.claims()).toEqual([]);
  first.recorder.bind('usr-demo1');
  await vi.waitFor(() => expect(first.claims()).toHaveLength(1));
  const [claim] = first.claims();
  expect(claim).toMatchObject({ user: 'usr-demo1' });
  expect(atob(claim?.key ?? '')).toHaveLength(32);
  // As it is released with its page.
  locked.clear();
  const second = await openIn('usr-demo1');
  await handed(second.worker, 2);
  expect(second.claims()).toEqual([claim]);
  expect(second.heard()).toEqual(['claim', 'noted']);
  expect(kept.size).toBe(1);
});

test('what was kept is not opened until it is known whose session it is', async () => {
  const { kept, locked } = tab();
  const first = await openIn('usr-demo1');
  await vi.waitFor(() => expect(first.claims()).toHaveLength(1));
  locked.clear();
  const second = await openIn();
  await handed(second.worker, 1);
  expect(second.claims()).toEqual([]);
  expect(kept.size).toBe(1);
  // A report waits for a while.
  void second.recorder.make(order);
  second.recorder.bind('usr-demo1');
  await handed(second.worker, 3);
  expect(second.claims()).toEqual(first.claims());
  expect(second.worker.asked.at(-1)).toHaveProperty('order');
});

test("that another session's cannot be kept is nothing to this one's", async () => {
  const { kept } = tab();
  const { worker } = await openIn('usr-demo1');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  worker.onmessage?.({ data: { unkept: 'another' } });
  expect(kept.size).toBe(1);
});

test('a tab that was duplicated gets a claim of its own', async () => {
  const { kept } = tab();
  const first = await openIn();
  first.recorder.bind('usr-demo1');
  await vi.waitFor(() => expect(first.claims()).toHaveLength(1));
  const theirs = [...kept.values()];
  const second = await openIn();
  // Nor does it keep what opens the other's.
  expect(kept.size).toBe(0);
  second.recorder.bind('usr-demo1');
  await vi.waitFor(() => expect(second.claims()).toHaveLength(1));
  expect(second.claims()[0]?.id).not.toBe(first.claims()[0]?.id);
  expect([...kept.values()]).not.toEqual(theirs);
});

test("another user's is forgotten before theirs is kept", async () => {
  const { locked } = tab();
  const first = await openIn();
  first.recorder.bind('usr-demo1');
  await vi.waitFor(() => expect(first.claims()).toHaveLength(1));
  locked.clear();
  const second = await openIn();
  second.recorder.bind('usr-other');
  await vi.waitFor(() => expect(second.claims()).toHaveLength(1));
  expect(second.heard()).toEqual(['noted', 'isForgotten', 'claim']);
  expect(second.claims()[0]?.user).toBe('usr-other');
});

test.each([
  ['the session ends', ({ tap }) => tap.forget()],
  ['the worker stops', ({ worker }) => worker.onerror?.(failed)],
  [
    'nothing can be kept',
    ({ worker, claims }) => worker.onmessage?.({ data: { unkept: claims()[0]?.id } }),
  ],
] as readonly (readonly [string, (page: Awaited<ReturnType<typeof openIn>>) => void])[])(
  'what opens it is gone once %s',
  async (_what, happen) => {
    const { kept } = tab();
    const page = await openIn();
    page.recorder.bind('usr-demo1');
    await vi.waitFor(() => expect(page.claims()).toHaveLength(1));
    happen(page);
    expect(kept.size).toBe(0);
  },
);

test('where a browser locks or keeps nothing it goes on without', async () => {
  tab();
  vi.stubGlobal('navigator', {});
  const page = await openIn();
  page.recorder.bind('usr-demo1');
  page.tap.note({ type: 'route', path: '/' });
  await handed(page.worker, 2);
  expect(page.claims()).toEqual([]);
});
