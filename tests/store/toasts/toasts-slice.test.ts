import { expect, test } from 'vitest';
import {
  selectToasts,
  stays,
  toasts,
  toastsReducer,
  type Toast,
} from '@/store/toasts/toasts-slice';

const { actions } = toasts;

function after(...shown: readonly Omit<Toast, 'id'>[]): readonly Toast[] {
  return shown.reduce<Toast[]>(
    (state, toast) => toastsReducer(state, actions.shown(toast)),
    toastsReducer(undefined, { type: 'none' }),
  );
}

const info = (message: string, more: Partial<Toast> = {}) =>
  ({ tone: 'info', message, ...more }) as const;
const words = (list: readonly Toast[]) => list.map(({ message }) => message);

test('spec 1 §9: at most five toasts show: the oldest gives way', () => {
  const shown = after(...['a', 'b', 'c', 'd', 'e', 'f'].map((word) => info(word)));
  expect(words(shown)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a persistent toast outlives those that go by themselves', () => {
  const persistent = info('stays', { persistent: true });
  const shown = after(persistent, ...['b', 'c', 'd', 'e', 'f'].map((word) => info(word)));
  expect(words(shown)).toEqual(['stays', 'c', 'd', 'e', 'f']);
});

const error = (message: string) => ({ tone: 'error', message }) as const;

test('an error waits to be dismissed as a persistent toast does, the others do not', () => {
  const tones = ['success', 'info', 'warning', 'error'] as const;
  const waiting = after(...tones.map((tone) => ({ tone, message: tone }))).filter(stays);
  expect(words(waiting)).toEqual(['error']);
  expect(after(info('a', { persistent: true })).every(stays)).toBe(true);
});

test('above the limit an error outlives what goes by itself, and a persistent toast an error', () => {
  const errors = ['b', 'c', 'd'].map((word) => error(word));
  const full = [info('stays', { persistent: true }), info('a'), ...errors];
  expect(words(after(...full, error('e')))).toEqual(['stays', 'b', 'c', 'd', 'e']);
  expect(words(after(...full, error('e'), info('new')))).toEqual(['stays', 'c', 'd', 'e', 'new']);
});

test('a toast takes the place of one with the same key', () => {
  expect(words(after(info('one', { key: 'k' }), info('b'), info('two', { key: 'k' })))).toEqual([
    'b',
    'two',
  ]);
});

test('a toast goes when it is dismissed, or when what it was about is over', () => {
  const shown = [...after(info('a'), info('b', { key: 'k' }))];
  const cleared = toastsReducer(shown, actions.cleared({ key: 'k' }));
  expect(words(selectToasts({ toasts: cleared }))).toEqual(['a']);
  expect(toastsReducer(cleared, actions.dismissed(shown[0]!.id))).toEqual([]);
});
