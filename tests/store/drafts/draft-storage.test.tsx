import { expect, test, vi } from 'vitest';
import { dropDraft, dropDrafts, readDraft, writeDraft } from '@/store/drafts/drafts-saga';

const route = '/accounts/acc-demo1/servers/srv-web01/name/';

test('a draft is kept for its user and its address alone', () => {
  writeDraft('usr-demo1', route, { name: 'half' });
  expect(readDraft('usr-demo1', route)).toEqual({ name: 'half' });
  expect(readDraft('usr-olive', route)).toBeUndefined();
  expect(readDraft('usr-demo1', '/elsewhere/')).toBeUndefined();
});

test('a dropped draft is gone', () => {
  writeDraft('usr-demo1', route, { name: 'half' });
  dropDraft('usr-demo1', route);
  expect(readDraft('usr-demo1', route)).toBeUndefined();
});

test('all but one user’s can be dropped, and nothing else is', () => {
  sessionStorage.setItem('another', 'thing');
  writeDraft('usr-demo1', route, { name: 'mine' });
  writeDraft('usr-olive', route, { name: 'hers' });
  dropDrafts('usr-demo1');
  expect(readDraft('usr-demo1', route)).toEqual({ name: 'mine' });
  expect(readDraft('usr-olive', route)).toBeUndefined();
  dropDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['another']);
});

test.each(['{"name":', '"text"', 'null', '7'])('%s is no draft', (text) => {
  sessionStorage.setItem(`wheelhouse.draft/usr-demo1${route}`, text);
  expect(readDraft('usr-demo1', route)).toBeUndefined();
});

test('a draft that does not fit leaves none behind', () => {
  writeDraft('usr-demo1', route, { name: 'old' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft('usr-demo1', route, { name: 'new' });
  expect(readDraft('usr-demo1', route)).toBeUndefined();
});
