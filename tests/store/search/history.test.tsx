import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { followKept } from '@/lib/kept';
import {
  type HistoryOwner,
  historyText,
  keepSearch,
  keepViewed,
  parseHistory,
} from '@/store/search/history';
import { session } from '@/store/session/session-slice';
import { openPanel } from '../panel';

const dana: HistoryOwner = { user: 'usr-demo1', account: 'acc-demo1' };
const elsewhere = { ...dana, account: 'acc-trial' };
const olive = { user: 'usr-olive', account: 'acc-demo1' };

const server = (number: number) => ({
  kind: 'server' as const,
  id: `srv-0000${String(number)}`,
  title: `web-${String(number)}`,
});
const history = (owner = dana) => parseHistory(historyText(owner));

test('the last 5 records and the last 5 searches are kept, the last first', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    keepViewed(dana, server(number));
    keepSearch(dana, `term ${String(number)}`);
  }
  expect(history().viewed.map(({ title }) => title)).toEqual([
    'web-6',
    'web-5',
    'web-4',
    'web-3',
    'web-2',
  ]);
  expect(history().searches).toEqual(['term 6', 'term 5', 'term 4', 'term 3', 'term 2']);
});

test('what comes again moves to the front, under its new name', () => {
  keepViewed(dana, server(1));
  keepViewed(dana, server(2));
  keepViewed(dana, { ...server(1), title: 'renamed' });
  expect(history().viewed.map(({ title }) => title)).toEqual(['renamed', 'web-2']);
  keepSearch(dana, 'web');
  keepSearch(dana, 'db');
  keepSearch(dana, ' WEB ');
  expect(history().searches).toEqual(['WEB', 'db']);
});

test('each account and each user has a history of their own', () => {
  keepSearch(dana, 'web');
  keepSearch(elsewhere, 'trial');
  keepSearch(olive, 'shared');
  expect([dana, elsewhere, olive].map((owner) => history(owner).searches)).toEqual([
    ['web'],
    ['trial'],
    ['shared'],
  ]);
});

test("nobody's and no account's is kept, nor an empty or endless search", () => {
  keepSearch({ ...dana, user: '' }, 'web');
  keepSearch({ ...dana, account: '' }, 'web');
  keepSearch(dana, '   ');
  keepSearch(dana, 'x'.repeat(201));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('whatever is in storage is read for what it is worth', () => {
  const good = server(1);
  const stored = {
    viewed: [
      null,
      7,
      { kind: 'server' },
      { ...good, id: 'javascript:' },
      { ...good, kind: '__proto__' },
      good,
    ],
    searches: [{}, '', 'web', 5, ...Array.from({ length: 9 }, (_, at) => `s${String(at)}`)],
  };
  expect(parseHistory(JSON.stringify(stored))).toEqual({
    viewed: [good],
    searches: ['web', 's0', 's1', 's2', 's3'],
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { viewed, searches } = parseHistory(text);
      expect(viewed.length).toBeLessThanOrEqual(5);
      expect(searches.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('one bad list costs the other nothing, and the next change mends it', () => {
  localStorage.setItem('wheelhouse.search/usr-demo1/acc-demo1', '{"viewed":9,"searches":["web"]}');
  expect(history()).toEqual({ viewed: [], searches: ['web'] });
  keepViewed(dana, server(1));
  expect(history()).toEqual({ viewed: [server(1)], searches: ['web'] });
});

test('changes here and in other windows are told, until nobody asks', () => {
  const told = vi.fn<() => void>();
  const leave = followKept(told);
  keepSearch(dana, 'web');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(told).toHaveBeenCalledTimes(2);
  leave();
  keepSearch(dana, 'db');
  expect(told).toHaveBeenCalledTimes(2);
});

test('where storage is full or blocked nothing is kept, and nothing fails', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSearch(dana, 'web');
  full.mockRestore();
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepSearch(dana, 'web');
  expect(history()).toEqual({ viewed: [], searches: [] });
  blocked.mockRestore();
});

function open() {
  keepSearch(dana, 'web');
  const { store } = openPanel();
  return store;
}

test('a chosen log-out forgets it', () => {
  open().dispatch(session.ended({ chosen: true }));
  expect(historyText(dana)).toBeUndefined();
});

test("an unanswered 'Stay logged in?' does not", () => {
  open().dispatch(session.ended({ chosen: false }));
  expect(history().searches).toEqual(['web']);
});

test.each([
  ["another user's sign-in forgets it", 'usr-olive', []],
  ['the same user finds it again', 'usr-demo1', ['web']],
])('%s', (_, user, searches) => {
  const listed = {
    kind: 'user',
    account: '',
    ids: [user],
    readAt: 1,
    updatedAt: 1,
    dropped: [],
  } as const;
  open().dispatch(resources.actions.listed(listed));
  expect(history().searches).toEqual(searches);
});
