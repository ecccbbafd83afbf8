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

/** Builds a worker that waits; `turns` reports its next state. */
function waitingWorker() {
  const target = new EventTarget();
  const postMessage = vi.fn<(word: string) => void>();
  const turns = () => void target.dispatchEvent(new Event('statechange'));
  return Object.assign(target, { postMessage, turns });
}

const reload = vi.fn<() => void>();
const telling = () => vi.fn<(takeOver: () => void) => void>();

/** Has another release found, and waiting once it has all its files. */
function release(registration: ReturnType<typeof registrationWith>['registration']) {
  const waiting = waitingWorker();
  Object.assign(registration, { installing: waiting });
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting });
  waiting.turns();
  return waiting;
}

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
});

test('a release that waits already is told, and takes over when it is asked to', () => {
  const waiting = waitingWorker();
  const { follow } = registrationWith({ active: {}, waiting });
  const tell = telling();
  followReleases(follow, tell, reload);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  tell.mock.calls[0]![0]();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  waiting.turns();
  waiting.turns();
  expect(reload).toHaveBeenCalledOnce();
});

test('it is asked each second until its turn comes', () => {
  vi.useFakeTimers();
  const waiting = waitingWorker();
  const { follow } = registrationWith({ active: {}, waiting });
  const tell = telling();
  followReleases(follow, tell, reload);
  tell.mock.calls[0]![0]();
  vi.advanceTimersByTime(2000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
  waiting.turns();
  vi.advanceTimersByTime(2000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

test('the first release of all is no new one', () => {
  const { registration, follow } = registrationWith({});
  const tell = telling();
  followReleases(follow, tell, reload);
  release(registration);
  expect(tell).not.toHaveBeenCalled();
});

test('one that comes later is told once it has all its files', () => {
  const { registration, follow } = registrationWith({ active: {} });
  const tell = telling();
  followReleases(follow, tell, reload);
  Object.assign(registration, { installing: waitingWorker() });
  registration.dispatchEvent(new Event('updatefound'));
  expect(tell).not.toHaveBeenCalled();
  release(registration);
  expect(tell).toHaveBeenCalledOnce();
});

test('of releases that follow each other the last one takes over, whichever was told', () => {
  const { registration, follow } = registrationWith({ active: {} });
  const tell = telling();
  followReleases(follow, tell, reload);
  const second = release(registration);
  const third = release(registration);
  tell.mock.calls[0]![0]();
  expect(second.postMessage).not.toHaveBeenCalled();
  expect(third.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  expect(tell).toHaveBeenCalledTimes(2);
  third.turns();
});

test('where none waits any more, another window has begun it: the page is loaded anew', () => {
  const { registration, follow } = registrationWith({ active: {} });
  const tell = telling();
  followReleases(follow, tell, reload);
  release(registration);
  Object.assign(registration, { waiting: null });
  tell.mock.calls[0]![0]();
  expect(reload).toHaveBeenCalledOnce();
});

test('whoever comes back has it looked for, at most every five minutes', () => {
  let now = 0;
  const { follow, update } = registrationWith({ active: {} });
  followReleases(follow, telling(), reload, () => now);
  now = 5 * 60_000 - 1;
  comeBack();
  expect(update).not.toHaveBeenCalled();
  now += 1;
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledOnce();
});
