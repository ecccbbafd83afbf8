import { expect, test } from 'vitest';
import {
  isAnimated,
  isBusy,
  LINGER_MS,
  lingers,
  statusColour,
  statusGroup,
  statusRank,
} from '@/model/status';

/** Colours of statuses (docs/product/servers.md#status-colours). */
const VOCABULARY = {
  green: 'accepted, active, available, creating, mapped, mapping, valid, attached, paid',
  orange: 'blocked, inactive, pending, reserved, unmapping, unpaid, overdue, warning, suspended',
  red: 'cancelled, deleted, deleting, ended, failed, failing, invalid, rejected, revoked, closed, terminated',
  grey: 'loading, unchecked, unmapped, expired, detached, unavailable, deprecated',
};

const words = Object.entries(VOCABULARY).flatMap(([colour, list]) =>
  list.split(', ').map((status) => ({ status, colour })),
);

test.each(words)('$status is $colour', ({ status, colour }) => {
  expect(statusColour(status)).toBe(colour);
});

test('a status that nobody knows is grey', () => {
  expect(statusColour('hibernating')).toBe('grey');
  expect(statusColour('constructor')).toBe('grey');
  expect(statusColour(undefined)).toBe('grey');
});

test('only creating and deleting move', () => {
  expect(words.map(({ status }) => status).filter(isAnimated)).toEqual(['creating', 'deleting']);
});

test('what is on its way elsewhere is busy', () => {
  expect(words.map(({ status }) => status).filter(isBusy)).toEqual([
    'creating',
    'mapping',
    'unmapping',
    'deleting',
  ]);
});

test('active, attached and detached linger four seconds', () => {
  expect(words.map(({ status }) => status).filter(lingers)).toEqual([
    'active',
    'attached',
    'detached',
  ]);
  expect(LINGER_MS).toBe(4000);
});

test('lists count what fails with what failed, and all that changes by itself together', () => {
  expect(['failed', 'failing'].map(statusGroup)).toEqual(['failed', 'failed']);
  expect(['creating', 'deleting', 'mapping'].map(statusGroup)).toEqual(Array(3).fill('changing'));
  expect(statusGroup('inactive')).toBe('inactive');
});

test('what needs a look comes first', () => {
  const groups = ['active', 'inactive', 'changing', 'unavailable', 'failed'];
  expect(groups.sort((one, other) => statusRank(one) - statusRank(other))).toEqual([
    'failed',
    'changing',
    'inactive',
    'unavailable',
    'active',
  ]);
});
