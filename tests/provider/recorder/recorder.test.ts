import { expect, test, vi } from 'vitest';
import { createRecorder } from '@/provider/recorder/recorder';
import type { Wanted } from '@/provider/recorder/recorder-worker';
import { createTap } from '@/provider/recorder/tap';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: Wanted[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(wanted: Wanted): void {
    this.asked.push(wanted);
  }
}

const order = {
  isPlain: false,
  release: 'v2.6.15',
  settings: {},
  browser: { agent: '', languages: [], timeZone: '', theme: '', width: 1, height: 1 },
  now: 1000,
  since: { at: 0, why: 'load' },
} as const;

function open(worker?: FakeWorker) {
  const tap = createTap(() => 1, {});
  tap.note({ type: 'route', path: '/early' });
  const recorder = createRecorder(tap, () => worker as unknown as Worker | undefined);
  return { tap, recorder };
}

const routes = (recorder: ReturnType<typeof createRecorder>) =>
  recorder.make(order).then(({ lines }) => lines.map(({ entry }) => 'path' in entry && entry.path));

const failed = { preventDefault: () => undefined };

test('the worker is handed nothing before it is there, then all of it in order', async () => {
  const worker = new FakeWorker();
  const { tap, recorder } = open(worker);
  expect(worker.asked).toEqual([]);
  worker.onmessage?.({ data: { isReady: true } });
  tap.note({ type: 'route', path: '/late' });
  // Not within the task that heard it.
  expect(worker.asked).toEqual([]);
  const making = recorder.make(order);
  await vi.waitFor(() => expect(worker.asked).toHaveLength(3));
  const route = (path: string) => ({ heard: { at: 1, noted: { type: 'route', path } } });
  expect(worker.asked).toEqual([route('/early'), route('/late'), { number: 1, order }]);
  worker.onmessage?.({ data: { number: 1, made: 'it' } });
  await expect(making).resolves.toBe('it');
});

test('what the worker could not make is said', async () => {
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  worker.onmessage?.({ data: { isReady: true } });
  const making = recorder.make(order);
  await vi.waitFor(() => expect(worker.asked).toHaveLength(2));
  worker.onmessage?.({ data: { number: 1, failed: 'No room' } });
  await expect(making).rejects.toThrow('No room');
});

test('without a worker the page makes the report of what was kept', async () => {
  const { recorder, tap } = open();
  const { lines } = await recorder.make(order);
  expect(lines.map(({ entry }) => entry.type)).toEqual(['route']);
  tap.note({ type: 'action', what: 'verb', name: 'stop' });
  expect((await recorder.make(order)).lines).toHaveLength(2);
});

test('a worker whose code cannot be had is done without, and one that ends too', async () => {
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  const making = recorder.make(order);
  worker.onerror?.(failed);
  expect((await making).lines).toHaveLength(1);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('without a worker nothing of a session that has ended is in the next report', async () => {
  const { recorder, tap } = open();
  const theirs = '/accounts/acc-first/';
  tap.note({ type: 'route', path: theirs });
  await expect(routes(recorder)).resolves.toContain(theirs);
  tap.forget();
  // As many as the tap keeps, so that nothing is left of when it was forgotten.
  for (let at = 0; at < 600; at += 1) tap.note({ type: 'route', path: '/' });
  const told = await routes(recorder);
  expect(told).toHaveLength(500);
  expect(told).not.toContain(theirs);
});

test('a report that is made before the worker is there takes nothing from it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  const making = recorder.make(order);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await making).lines).toHaveLength(1);
  worker.onmessage?.({ data: { isReady: true } });
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1));
  vi.useRealTimers();
});

test('a worker that stops takes all that it had with it, what waits for it too, and the report says so', async () => {
  const worker = new FakeWorker();
  const { recorder, tap } = open(worker);
  worker.onmessage?.({ data: { isReady: true } });
  const secret = 'planted in an answer';
  tap.hear({ api: 'rest', method: 'GET', path: '/' })({ status: 200, text: secret });
  worker.onerror?.(failed);
  tap.note({ type: 'route', path: '/' });
  const made = await recorder.make(order);
  expect(made.lines).toHaveLength(1);
  expect(made.since).toEqual({ at: new Date(1).toISOString(), why: 'loss' });
  // Nothing goes on handing over what waited.
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.asked).toEqual([]);
});

test('a worker that never came has lost nothing', async () => {
  const worker = new FakeWorker();
  const { recorder } = open(worker);
  worker.onerror?.(failed);
  expect((await recorder.make(order)).since).toMatchObject({ why: 'load' });
});
