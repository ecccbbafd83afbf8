import type { Action } from '@reduxjs/toolkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { calls } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { queries, selectKnown } from '@/store/queries/queries-slice';
import { queryRequest, defineQuery } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import { RESTART_MS } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, openPanel, refusal, settled } from '../panel';

const { subscribed, unsubscribed, refreshRequested } = queries.actions;

type Answering = (word: string, mood: string | undefined) => Promise<string>;
const answering = vi.fn<Answering>();

/** Echoes a word, in the asker's mood; an echo is valid for a second. */
const echoQuery = defineQuery({
  name: 'echo',
  key: ({ word }: { word: string; mood?: string }) => word,
  read: (_, { word, mood }) => answering(word, mood),
  isFresh: ({ readAt }, now) => now - readAt < 1000,
});

/** Any change makes it stale. */
const choirQuery = defineQuery({
  name: 'choir',
  key: () => '',
  read: () => answering('choir', undefined),
  isFresh: () => true,
  staleOn: (action) => calls.actions.mutated.match(action),
});

const echo = (word: string, mood?: string) =>
  queryRequest(echoQuery, mood === undefined ? { word } : { word, mood });

beforeEach(() => {
  vi.useFakeTimers();
  answering.mockReset().mockImplementation((word) => Promise.resolve(`${word}!`));
});

/** Answers when the test says so, in any order. */
function slowAnswers() {
  const answers: ((answer: string) => void)[] = [];
  answering.mockImplementation(() => new Promise((answer) => void answers.push(answer)));
  return answers;
}

function openEchoes() {
  const panel = openPanel();
  return {
    ...panel,
    entry: (word: string) => selectKnown(panel.store.getState(), echo(word)),
    kept: () =>
      Object.values(panel.store.getState().queries).map(({ request }) => request.params['word']),
  };
}

test('two who ask the same make one read, and who asks later has the answer at once', async () => {
  const { store, entry } = openEchoes();
  store.dispatch(subscribed(echo('hill')));
  store.dispatch(subscribed(echo('hill')));
  await settled();
  store.dispatch(unsubscribed(echo('hill')));
  store.dispatch(unsubscribed(echo('hill')));
  store.dispatch(subscribed(echo('hill')));
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'hill!' });
  await settled();
  expect(answering).toHaveBeenCalledOnce();
});

test('who asks when it is no longer fresh sees what is known until it has been read again', async () => {
  const { store, entry } = openEchoes();
  store.dispatch(subscribed(echo('hill')));
  await settled(1000);
  answering.mockResolvedValue('HILL!');
  store.dispatch(subscribed(echo('hill')));
  expect(entry('hill')).toMatchObject({ status: 'refreshing', data: 'hill!' });
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'HILL!', readAt: Date.now() });
});

test('a refresh that fails leaves what was known, and says so', async () => {
  const { store, entry } = openEchoes();
  store.dispatch(subscribed(echo('hill')));
  await settled();
  answering.mockRejectedValue(refusal(503));
  store.dispatch(refreshRequested(echo('hill')));
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'error', data: 'hill!', error: { status: 503 } });
});

test('what failed in passing is read again once the network or the stream is back; a refusal is not', async () => {
  const { store, entry } = openEchoes();
  const asked = async (...actions: readonly Action[]) => {
    answering.mockClear();
    for (const action of actions) store.dispatch(action);
    await settled();
    return answering.mock.calls.length;
  };
  answering.mockRejectedValue(refusal(404));
  expect(await asked(subscribed(echo('hill')))).toBe(1);
  expect(await asked(events.actions.subscribed())).toBe(0);
  answering.mockRejectedValue(refusal(503));
  expect(await asked(refreshRequested(echo('hill')))).toBe(1);
  expect(await asked(events.actions.resumed({ awayMs: 1 }))).toBe(0);
  expect(await asked(events.actions.resumed({ awayMs: 0, wasOffline: true }))).toBe(1);
  answering.mockResolvedValue('hill!');
  expect(await asked(events.actions.subscribed())).toBe(1);
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'hill!' });
  expect(await asked(events.actions.subscribed())).toBe(0);
});

test('an answer that comes late replaces no later one', async () => {
  const { store, entry } = openEchoes();
  const answers = slowAnswers();
  store.dispatch(subscribed(echo('hill')));
  await settled();
  store.dispatch(refreshRequested(echo('hill')));
  await settled();
  answers[1]?.('second');
  await settled();
  answers[0]?.('first');
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'second' });
});

test('an answer that never comes holds up neither other parameters nor a refresh', async () => {
  const { store, entry } = openEchoes();
  slowAnswers();
  store.dispatch(subscribed(echo('hill')));
  await settled(600_000);
  answering.mockResolvedValue('here');
  store.dispatch(subscribed(echo('vale')));
  store.dispatch(refreshRequested(echo('hill')));
  await settled();
  expect(entry('vale')).toMatchObject({ data: 'here' });
  expect(entry('hill')).toMatchObject({ data: 'here' });
});

test('a parameter that is no part of the key has the answer read anew, be it under way', async () => {
  const { store, entry } = openEchoes();
  const answers = slowAnswers();
  store.dispatch(subscribed(echo('hill', 'glad')));
  await settled();
  store.dispatch(subscribed(echo('hill', 'sad')));
  store.dispatch(subscribed(echo('hill', 'sad')));
  await settled();
  expect(answering.mock.calls).toEqual([
    ['hill', 'glad'],
    ['hill', 'sad'],
  ]);
  answers[1]?.('sadly');
  answers[0]?.('gladly');
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'sadly' });
});

test('a change has read again what is being read, for that may have begun before it', async () => {
  const { store } = openPanel();
  const answers = slowAnswers();
  const choir = queryRequest(choirQuery, {});
  store.dispatch(subscribed(choir));
  await settled();
  store.dispatch(calls.actions.mutated({ kind: 'account', id: ACCOUNT, mutation: undefined }));
  await settled();
  answers[1]?.('after');
  await settled();
  answers[0]?.('before');
  await settled();
  expect(selectKnown(store.getState(), choir)).toMatchObject({ status: 'loaded', data: 'after' });
});

test('the end of a session forgets what was known, and what it still asks for', async () => {
  const { store, entry, kept } = openEchoes();
  const answers = slowAnswers();
  store.dispatch(subscribed(echo('vale')));
  await settled();
  answers[0]?.('vale!');
  await settled();
  store.dispatch(subscribed(echo('hill')));
  await settled();
  store.dispatch(session.ended({ chosen: true }));
  expect(kept()).toEqual([]);
  store.dispatch(session.signedIn());
  store.dispatch(unsubscribed(echo('hill')));
  store.dispatch(subscribed(echo('hill')));
  answers[1]?.('of the one before');
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'loading' });
  expect(entry('hill').data).toBeUndefined();
});

test('the last few that were left are kept, and all that are shown', async () => {
  const { store, kept } = openEchoes();
  const words = Array.from({ length: 30 }, (_, index) => `word ${index}`);
  for (const word of words) store.dispatch(subscribed(echo(word)));
  await settled();
  expect(kept()).toEqual(words);
  for (const word of words.slice(1)) store.dispatch(unsubscribed(echo(word)));
  expect(kept()).toEqual(['word 0', ...words.slice(-12)]);
});

test('an answer to what has been forgotten meanwhile is dropped', async () => {
  const { store, kept } = openEchoes();
  const answers = slowAnswers();
  const words = Array.from({ length: 13 }, (_, index) => `word ${index}`);
  for (const word of words) {
    store.dispatch(subscribed(echo(word)));
    store.dispatch(unsubscribed(echo(word)));
  }
  for (const answer of answers) answer('late');
  await settled();
  expect(kept()).toEqual(words.slice(1));
});

test('a defect in a read is reported, and ends no later one', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { store, entry } = openEchoes();
  answering.mockRejectedValue(new TypeError('no such field'));
  store.dispatch(subscribed(echo('hill')));
  await settled();
  expect(store.getState().toasts).toMatchObject([
    { tone: 'error', message: 'Something went wrong' },
  ]);
  expect(told.mock.calls).toEqual([[new TypeError('no such field')]]);
  expect(entry('hill')).toMatchObject({ status: 'error' });
  answering.mockResolvedValue('here');
  store.dispatch(subscribed(echo('hill')));
  await settled();
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'here' });
});

test('what a defect elsewhere cuts off is read again', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { store, entry } = openEchoes();
  slowAnswers();
  store.dispatch(subscribed(echo('hill')));
  const rows = null as unknown as [];
  store.dispatch(
    resources.actions.rowsReceived({ kind: 'server', account: ACCOUNT, rows, readAt: 0 }),
  );
  await settled();
  expect(told).toHaveBeenCalledOnce();
  answering.mockResolvedValue('here');
  await settled(RESTART_MS);
  expect(entry('hill')).toMatchObject({ status: 'loaded', data: 'here' });
});
