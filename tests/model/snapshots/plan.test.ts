import { expect, test } from 'vitest';
import { parseSchedule } from '@/model/schedule';
import { retentionCall, scheduleCall } from '@/model/snapshots/calls';
import {
  DEFAULT_RETENTION,
  readRetention,
  retentionProblem,
  retentionLabel,
  scheduleProblem,
  wireRetention,
} from '@/model/snapshots/plan';

const LEAST = 'You must retain at least 1 backup';

test.each([
  ['1', undefined],
  ['10', undefined],
  ['0', LEAST],
  ['', LEAST],
  ['-1', LEAST],
  ['1.5', LEAST],
  ['ten', LEAST],
])('keeping %j: %s', (count, problem) => {
  expect(retentionProblem({ automatic: true, count })).toBe(problem);
  expect(retentionProblem({ automatic: false, count })).toBeUndefined();
});

test('the count is sent, or empty to keep all', () => {
  expect(wireRetention({ automatic: true, count: '07' })).toBe('7');
  expect(wireRetention({ automatic: false, count: '7' })).toBe('');
  expect(retentionCall('server', 'srv-aaaaa', { automatic: false, count: '7' }).body).toEqual({
    snapshots_retention: '',
  });
});

test('a retention is read, and described in words', () => {
  expect(DEFAULT_RETENTION).toBe(10);
  expect(readRetention('3')).toEqual({ automatic: true, count: '3' });
  expect(readRetention(null)).toEqual({ automatic: false, count: '10' });
  expect(readRetention('')).toEqual({ automatic: false, count: '10' });
  expect(retentionLabel('3')).toBe('Keep the latest 3');
  expect(retentionLabel(null)).toBe('Keep all');
});

test('a schedule is sent as five fields or null', () => {
  expect(scheduleCall('server', 'srv-aaaaa', { every: 'day', hour: 8, minute: 0 }).body).toEqual({
    snapshots_schedule: '0 8 * * *',
  });
  expect(scheduleCall('server', 'srv-aaaaa', { every: 'never' }).body).toEqual({
    snapshots_schedule: null,
  });
  const odd = parseSchedule(' 7  */3 * 1 *');
  expect(scheduleCall('server', 'srv-aaaaa', odd).body).toEqual({
    snapshots_schedule: '7 */3 * 1 *',
  });
});

test.each([
  ['', true],
  [' 0 8 * * * ', true],
  ['7 */3 * jan mon-fri', true],
  ['0 8 * *', false],
  ['99 99 * * *', false],
])('the schedule %j is five fields of a crontab, or none: %s', (text, isValid) => {
  expect(scheduleProblem(text) === undefined).toBe(isValid);
});

test.each(['*/30 3 * * *', '0,30 3 * * *', '* 3 * * *', '5-6 3 * * *'])(
  '%s would be more than once an hour',
  (text) => {
    expect(scheduleProblem(text)).toBe('Schedule snapshots at most once an hour');
  },
);
