import createSagaMiddleware from 'redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextPaint } from '@/store/sagas/effects';

beforeEach(() => {
  vi.useFakeTimers();
});

function wait() {
  const sagas = createSagaMiddleware();
  configureStore({
    reducer: (state: object = {}) => state,
    middleware: (defaults) => defaults().concat(sagas),
  });
  return sagas.run(nextPaint);
}

test('what is known has been drawn when the frame after it begins', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const task = wait();
  frames[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(task.isRunning()).toBe(true);
  frames[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(task.isRunning()).toBe(false);
});

test('a hidden tab, which is not drawn, is not waited for long', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const task = wait();
  await vi.advanceTimersByTimeAsync(499);
  expect(task.isRunning()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(task.isRunning()).toBe(false);
});
