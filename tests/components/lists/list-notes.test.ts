import { expect, test } from 'vitest';
import {
  droppedWords,
  emptyWords,
  unreadWords,
  matchWords,
  noMatchWords,
  partlyReadWords,
} from '@/components/lists/list-notes';
import { KINDS } from '@/model/kinds';

const state = {
  search: '',
  facets: {},
  sort: { column: 'name', direction: 'ascending' },
  page: 1,
  view: 'list',
} as const;

test('spec 2 §2: the words of an empty list', () => {
  expect(emptyWords('Cloud Servers')).toBe("You don't currently have any Cloud Servers");
});

test('spec 2 §2: the words of a list where nothing matches', () => {
  expect(noMatchWords(KINDS.server, { ...state, facets: { status: ['failed'] } })).toBe(
    'No Cloud Servers match selected filters',
  );
  expect(noMatchWords(KINDS.server, { ...state, search: ' nothing ' })).toBe(
    'No Cloud Servers match "nothing"',
  );
  expect(noMatchWords(KINDS.server, { ...state, search: 'x', facets: { status: ['a'] } })).toBe(
    'No Cloud Servers match selected filters',
  );
});

test('spec 2 §2: the words of a list that could not be read', () => {
  expect(unreadWords(KINDS.load_balancer)).toBe(
    'Error accessing Load Balancers, please check your network connection',
  );
});

test('rows that could not be read are counted, the first of them by their ids', () => {
  expect(droppedWords(KINDS.server, [undefined])).toBe('1 Cloud Server could not be read');
  expect(droppedWords(KINDS.server, [undefined, 'srv-1', ''])).toBe(
    '3 Cloud Servers could not be read: srv-1',
  );
  expect(droppedWords(KINDS.server, ['one', 'two', 'three', 'four', 'five'])).toBe(
    '5 Cloud Servers could not be read: one, two, three and 2 more',
  );
});

test('rows of which not every field could be read are one sentence, however many', () => {
  expect(partlyReadWords(KINDS.server, 1)).toBe('Some fields of 1 Cloud Server could not be read');
  expect(partlyReadWords(KINDS.server, 200)).toBe(
    'Some fields of 200 Cloud Servers could not be read',
  );
});

test('how many match is said as they change', () => {
  expect(matchWords(KINDS.server, 1)).toBe('1 Cloud Server matches');
  expect(matchWords(KINDS.server, 0)).toBe('0 Cloud Servers match');
});
