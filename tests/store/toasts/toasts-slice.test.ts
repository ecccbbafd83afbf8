import { afterEach, expect, test, vi } from 'vitest';
import {
  isFailure,
  isOpen,
  type NewToast,
  selectToasts,
  stays,
  toasts,
  toastsReducer,
  type Toast,
} from '@/store/toasts/toasts-slice';

const { actions } = toasts;

afterEach(() => {
  vi.useRealTimers();
});

function after(...shown: readonly NewToast[]): readonly Toast[] {
  return shown.reduce<readonly Toast[]>(
    (state, toast) => toastsReducer(state, actions.shown(toast)),
    toastsReducer(undefined, { type: 'none' }),
  );
}

const info = (message: string, more: Partial<NewToast> = {}) =>
  ({ tone: 'info', message, ...more }) as const;
const error = (message: string) => ({ tone: 'error', message }) as const;
const words = (list: readonly Toast[]) => list.map(({ message }) => message);
const open = (list: readonly Toast[]) => words(list.filter(isOpen));

test('at most five toasts show: the oldest gives way', () => {
  const shown = after(...['a', 'b', 'c', 'd', 'e', 'f'].map((word) => info(word)));
  expect(open(shown)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a persistent toast outlives those that go by themselves', () => {
  const persistent = info('stays', { persistent: true });
  const shown = after(persistent, ...['b', 'c', 'd', 'e', 'f'].map((word) => info(word)));
  expect(open(shown)).toEqual(['stays', 'c', 'd', 'e', 'f']);
});

test('an error waits to be dismissed as a persistent toast does, the others do not', () => {
  const tones = ['success', 'info', 'warning', 'error'] as const;
  const waiting = after(...tones.map((tone) => ({ tone, message: tone }))).filter(stays);
  expect(words(waiting)).toEqual(['error']);
  expect(after(info('a', { persistent: true })).every(stays)).toBe(true);
});

test('above the limit an error outlives what goes by itself, and a persistent toast an error', () => {
  const errors = ['b', 'c', 'd'].map((word) => error(word));
  const full = [info('stays', { persistent: true }), info('a'), ...errors];
  expect(open(after(...full, error('e')))).toEqual(['stays', 'b', 'c', 'd', 'e']);
  expect(open(after(...full, error('e'), info('new')))).toEqual(['stays', 'c', 'd', 'e', 'new']);
});

test('a toast takes the place of one with the same key', () => {
  expect(words(after(info('one', { key: 'k' }), info('b'), info('two', { key: 'k' })))).toEqual([
    'b',
    'two',
  ]);
});

test('a toast closes when it is dismissed, or when what it was about is over, and is kept', () => {
  const shown = after(error('a'), { ...error('b'), key: 'k' });
  const cleared = toastsReducer(shown, actions.cleared({ key: 'k' }));
  expect(open(cleared)).toEqual(['a']);
  const dismissed = toastsReducer(cleared, actions.dismissed(shown[0]!.id));
  expect(open(dismissed)).toEqual([]);
  expect(words(selectToasts({ toasts: dismissed }))).toEqual(['a', 'b']);
  // A cleared toast is no failure any more; a dismissed one still is.
  expect(words(dismissed.filter(isFailure))).toEqual(['a']);
});

test('what the limit closes is kept too, with the time at which it was told', () => {
  vi.useFakeTimers({ now: 5000 });
  const shown = after(...['a', 'b', 'c', 'd', 'e', 'f'].map((word) => info(word)));
  expect(shown[0]).toMatchObject({ message: 'a', at: 5000, isClosed: true });
  expect(shown).toHaveLength(6);
});

test('what has passed stands beside what comes again under its key', () => {
  const lost = info('lost', { key: 'stream' });
  const over = toastsReducer(after(lost), actions.cleared({ key: 'stream' }));
  const again = toastsReducer(over, actions.shown(lost));
  expect(again.map(({ isOver }) => isOver)).toEqual([true, undefined]);
});

test('what is told of a task goes with its toast: the list of tasks has the task', () => {
  const task = { ...error('could not stop'), task: 't' };
  const shown = after(info('stopping', { task: 't' }), task);
  expect(words(shown)).toEqual(['could not stop']);
  expect(shown.filter(isFailure)).toEqual([]);
  expect(toastsReducer(shown, actions.dismissed(shown[0]!.id))).toEqual([]);
  expect(toastsReducer(shown, actions.cleared({ key: 't' }))).toEqual([]);
});

test('the toast of a task turns into its end where it stands, but a failure comes last', () => {
  const running = info('stopping', { task: 't' });
  const first = after(running, info('b'));
  const ended = toastsReducer(first, actions.shown(info('stopped', { task: 't' })));
  expect(words(ended)).toEqual(['stopped', 'b']);
  expect(ended[0]?.id).toBe(first[0]?.id);
  const failed = toastsReducer(first, actions.shown({ ...error('not stopped'), task: 't' }));
  expect(words(failed)).toEqual(['b', 'not stopped']);
});

test('the newest fifty that are closed are kept, until they are taken off the list', () => {
  const many = Array.from({ length: 60 }, (_, at) => info(String(at)));
  const shown = after(...many);
  expect(open(shown)).toEqual(['55', '56', '57', '58', '59']);
  expect(words(shown)[0]).toBe('5');
  expect(shown).toHaveLength(55);
  const left = toastsReducer(shown, actions.forgotten(shown.slice(1).map(({ id }) => id)));
  expect(words(left)).toEqual(['5']);
});
