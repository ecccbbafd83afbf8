import { afterEach, expect, test, vi } from 'vitest';
import { followReleases } from '@mocks/demo/page/releases';

/** A registration whose workers a test changes. */
function registrationWith(workers: { active?: object | null; waiting?: object | null }) {
  const target = new EventTarget();
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const registration = Object.assign(target, {
    active: null,
    installing: null as EventTarget | null,
    waiting: null,
    update,
    ...workers,
  });
  return { registration, follow: registration as never, update };
}

const waitingWorker = () => ({ postMessage: vi.fn<(word: string) => void>() });

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => vi.restoreAllMocks());

test('a release that waits already is told, and takes over when it is asked to', async () => {
  const waiting = waitingWorker();
  const { follow } = registrationWith({ active: {}, waiting });
  const tell = vi.fn<(takeOver: () => void) => void>();
  await followReleases(follow, tell);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  tell.mock.calls[0]![0]();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

test('the first release of all is no new one', async () => {
  const { registration, follow } = registrationWith({});
  const tell = vi.fn<(takeOver: () => void) => void>();
  void followReleases(follow, tell);
  const installing = new EventTarget();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { waiting: waitingWorker() });
  installing.dispatchEvent(new Event('statechange'));
  await Promise.resolve();
  expect(tell).not.toHaveBeenCalled();
});

test('one that comes later is told once it has all its files', async () => {
  const { registration, follow } = registrationWith({ active: {} });
  const tell = vi.fn<(takeOver: () => void) => void>();
  const following = followReleases(follow, tell);
  const installing = new EventTarget();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  expect(tell).not.toHaveBeenCalled();
  Object.assign(registration, { waiting: waitingWorker() });
  installing.dispatchEvent(new Event('statechange'));
  await following;
  expect(tell).toHaveBeenCalledOnce();
});

test('whoever comes back has it looked for, at most every five minutes', () => {
  let now = 0;
  const { follow, update } = registrationWith({ active: {} });
  void followReleases(
    follow,
    () => undefined,
    () => now,
  );
  now = 5 * 60_000 - 1;
  comeBack();
  expect(update).not.toHaveBeenCalled();
  now += 1;
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledOnce();
});
