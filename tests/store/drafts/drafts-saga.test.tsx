import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from '@/store/drafts/drafts-saga';
import { resources } from '@/store/resources/resources-state';
import { createSentNotes } from '@/store/sent/sent-notes';
import { session } from '@/store/session/session-slice';
import { openPanel } from '../panel';

const route = '/accounts/acc-demo1/servers/srv-web01/name/';

function open() {
  const { store } = openPanel();
  return store;
}

beforeEach(() => writeDraft('usr-demo1', route, { name: 'half' }));

test('a chosen log-out drops what was not saved', () => {
  open().dispatch(session.ended({ chosen: true }));
  expect(readDraft('usr-demo1', route)).toBeUndefined();
});

test("an unanswered 'Stay logged in?' keeps it", () => {
  open().dispatch(session.ended({ chosen: false }));
  expect(readDraft('usr-demo1', route)).toEqual({ name: 'half' });
});

function listed(kind: 'user' | 'account', id: string) {
  return resources.actions.listed({
    kind,
    account: '',
    ids: [id],
    readAt: 1,
    updatedAt: 1,
    dropped: [],
  });
}

test("another user's sign-in drops what was not saved before them", () => {
  open().dispatch(listed('user', 'usr-olive'));
  expect(readDraft('usr-demo1', route)).toBeUndefined();
});

test('the same user finds it again', () => {
  const store = open();
  store.dispatch(listed('account', 'acc-demo1'));
  store.dispatch(listed('user', 'usr-demo1'));
  expect(readDraft('usr-demo1', route)).toEqual({ name: 'half' });
});

test("another user's sign-in drops the notes of what was sent before them, and keeps their own", () => {
  const notes = createSentNotes();
  notes.write('usr-demo1', route, 'before');
  notes.write('usr-olive', route, 'own');
  open().dispatch(listed('user', 'usr-olive'));
  expect(notes.read('usr-demo1', route)).toBeUndefined();
  expect(notes.read('usr-olive', route)).toBe('own');
});
