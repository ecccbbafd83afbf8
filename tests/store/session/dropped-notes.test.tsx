import { beforeEach, expect, test, vi } from 'vitest';
import { createSentNotes } from '@/store/sent/sent-notes';
import { session } from '@/store/session/session-slice';
import { openWindow, settle } from './session-store';

const NOTE = ['usr-demo1', '/signup/'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  createSentNotes().write(...NOTE, 'sent');
});

/** A window without the panel, which drops notes too. */
function signedIn() {
  const { store } = openWindow();
  store.dispatch(session.checked('valid'));
  return store;
}

test('a log-out without the panel drops the notes of what was sent', async () => {
  signedIn().dispatch(session.signOutRequested());
  await settle();
  expect(createSentNotes().read(...NOTE)).toBeUndefined();
});

test("an unanswered 'Stay logged in?' keeps them", async () => {
  signedIn().dispatch(session.timedOut());
  await settle();
  expect(createSentNotes().read(...NOTE)).toBe('sent');
});
