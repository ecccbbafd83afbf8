import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crontabProblem, timesAnHour } from '@/lib/crontab';

test.each([
  '0 8 * * *',
  ' 0  8 * * * ',
  '*/5 * * * *',
  '0 8,20 * * *',
  '0 8-18/2 1-15,28 * *',
  '59 23 31 12 7',
  '0 0 1 1 0',
  '0 8 * JAN,mar Mon-fri',
  '0 8 * jan-jun/2 sun',
  '00 08 * * *',
  '0 8 */99 * *',
])('%j is crontab text', (text) => {
  expect(crontabProblem(text)).toBeUndefined();
});

const FIVE = 'Please enter five fields: minute, hour, date, month, weekday';
const MINUTE = 'Please enter a valid minute, from 0 to 59';
const HOUR = 'Please enter a valid hour, from 0 to 23';
const DATE = 'Please enter a valid date, from 1 to 31';
const MONTH = 'Please enter a valid month, from 1 to 12';
const WEEKDAY = 'Please enter a valid weekday, from 0 to 7';

test.each([
  ['', FIVE],
  ['0 8 * *', FIVE],
  ['0 8 * * * *', FIVE],
  ['@daily', FIVE],
  ['60 8 * * *', MINUTE],
  ['99 99 * * *', MINUTE],
  ['-1 8 * * *', MINUTE],
  ['1.5 8 * * *', MINUTE],
  ['a b c d e', MINUTE],
  ['0 24 * * *', HOUR],
  ['0 18-8 * * *', HOUR],
  ['0 8-10-12 * * *', HOUR],
  ['0 8, * * *', HOUR],
  ['0 */0 * * *', HOUR],
  ['0 8/2 * * *', HOUR],
  ['0 */2/2 * * *', HOUR],
  ['0 */x * * *', HOUR],
  ['0 *-5 * * *', HOUR],
  ['0 8 0 * *', DATE],
  ['0 8 32 * *', DATE],
  ['0 8 mon * *', DATE],
  ['0 8 * 0 *', MONTH],
  ['0 8 * 13 *', MONTH],
  ['0 8 * january *', MONTH],
  ['0 8 * * 8', WEEKDAY],
  ['0 8 * * jan', WEEKDAY],
  ['0 8 * * fri-mon', WEEKDAY],
])('%j is not: %s', (text, problem) => {
  expect(crontabProblem(text)).toBe(problem);
});

test.each([
  ['0 * * * *', 1],
  ['7-7 * * * *', 1],
  ['0,30 8 * * *', 2],
  ['0-59/15 8 * * *', 4],
  ['*/15,0 8 * * *', 4],
  ['* * * * *', 60],
])('%j is %d times an hour', (text, times) => {
  expect(timesAnHour(text)).toBe(times);
});

test('no text at all breaks the check', () => {
  const character = fc.constantFrom('0', '5', '9', '*', '/', '-', ',', ' ', 'a', 'm');
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const problem = crontabProblem(text);
      expect(problem === undefined || problem.startsWith('Please enter')).toBe(true);
    }),
  );
});
