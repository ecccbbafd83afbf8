import { expect, test } from 'vitest';
import {
  droppedMessage,
  emptyMessage,
  unreadableMessage,
  matchMessage,
  noMatchMessage,
  noneReadMatchMessage,
  partlyReadMessage,
} from '@/components/lists/list-notes';
import { KINDS } from '@/model/kinds';

const state = {
  search: '',
  facets: {},
  sort: { column: 'name', direction: 'ascending' },
  page: 1,
  view: 'list',
} as const;

test('of rows that are still being read none is said to be missing', () => {
  expect(noneReadMatchMessage(KINDS.event, 1100)).toBe(
    'None of the 1,100 Events loaded so far match',
  );
});

test('the words of an empty list', () => {
  expect(emptyMessage('Cloud Servers')).toBe("You don't currently have any Cloud Servers");
});

test('the words of a list where nothing matches', () => {
  expect(noMatchMessage(KINDS.server, { ...state, facets: { status: ['failed'] } })).toBe(
    'No Cloud Servers match selected filters',
  );
  expect(noMatchMessage(KINDS.server, { ...state, search: ' nothing ' })).toBe(
    'No Cloud Servers match "nothing"',
  );
  expect(noMatchMessage(KINDS.server, { ...state, search: 'x', facets: { status: ['a'] } })).toBe(
    'No Cloud Servers match selected filters',
  );
});

test('the words of a list that could not be read', () => {
  expect(unreadableMessage(KINDS.load_balancer)).toBe(
    'Error accessing Load Balancers, please check your network connection',
  );
});

test('rows that could not be read are counted, the first of them by their ids', () => {
  expect(droppedMessage(KINDS.server, [undefined])).toBe('Couldn’t load 1 Cloud Server');
  expect(droppedMessage(KINDS.server, [undefined, 'srv-1', ''])).toBe(
    'Couldn’t load 3 Cloud Servers: srv-1',
  );
  expect(droppedMessage(KINDS.server, ['one', 'two', 'three', 'four', 'five'])).toBe(
    'Couldn’t load 5 Cloud Servers: one, two, three and 2 more',
  );
});

test('rows of which not every field could be read are one sentence, however many', () => {
  expect(partlyReadMessage(KINDS.server, 1)).toBe('Couldn’t load some fields of 1 Cloud Server');
  expect(partlyReadMessage(KINDS.server, 200)).toBe(
    'Couldn’t load some fields of 200 Cloud Servers',
  );
});

test('how many match is said as they change', () => {
  expect(matchMessage(KINDS.server, 1)).toBe('1 Cloud Server matches');
  expect(matchMessage(KINDS.server, 0)).toBe('0 Cloud Servers match');
});
