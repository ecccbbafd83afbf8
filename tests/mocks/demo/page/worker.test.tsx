import { afterEach, expect, test, vi } from 'vitest';
import { NoDemo, startWorker } from '@mocks/demo/page/worker';

type Container = NonNullable<Parameters<typeof startWorker>[1]>;

const worker = () => ({ postMessage: vi.fn<(word: string) => void>() });

/** Sets up the browser's service workers, one of them active. */
function containerWith(change: object) {
  const target = new EventTarget();
  const active = worker();
  const container = Object.assign(target, {
    controller: null as object | null,
    register: vi.fn<(file: string, options: object) => Promise<object>>(() => Promise.resolve({})),
    ready: Promise.resolve({ active }),
    ...change,
  });
  return { container, given: container as unknown as Container, active };
}

afterEach(() => vi.useRealTimers());

test('the worker stands below the demo’s path, and is asked to keep its files', async () => {
  const controller = worker();
  const { container, given } = containerWith({ controller });
  const started = await startWorker('/wheelhouse/', given);
  expect(container.register).toHaveBeenCalledWith('/wheelhouse/worker.js', {
    scope: '/wheelhouse/',
  });
  expect(started.worker).toBe(controller);
  expect(controller.postMessage).toHaveBeenCalledExactlyOnceWith('keep');
});

test('a page that was loaded past the worker is claimed by it', async () => {
  const { container, given, active } = containerWith({});
  const controller = worker();
  active.postMessage.mockImplementation(() => {
    Object.assign(container, { controller });
    container.dispatchEvent(new Event('controllerchange'));
  });
  const started = await startWorker('/', given);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('claim');
  expect(started.worker).toBe(controller);
});

test('where a browser allows none, that is said', async () => {
  const register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const { given } = containerWith({ register });
  await expect(startWorker('/', given)).rejects.toThrow(
    /^This demo runs in a service worker, which your browser does not allow here/u,
  );
  await expect(startWorker('/')).rejects.toBeInstanceOf(NoDemo);
});

test('one that does not start is not waited for for ever', async () => {
  vi.useFakeTimers();
  const { given } = containerWith({ ready: new Promise(() => undefined) });
  const told = vi.fn<(thrown: unknown) => void>();
  void startWorker('/', given).catch(told);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(
    new NoDemo('This demo runs in a service worker, which did not start.'),
  );
});
