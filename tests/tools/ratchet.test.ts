import { expect, test } from 'vitest';
import { grownOf, land } from './ratchet.mjs';

const landed = { start: 100, form: 4, files: 5 };

test.each([
  [{ start: 101 }, []],
  [{ start: 101.1 }, ['start']],
  [{ form: 4.1 }, []],
  [{ form: 4.2 }, ['form']],
  [{ files: 6 }, ['files']],
  [{ files: 4 }, []],
])('a figure may grow by a hundredth: %j', (figures, grown) => {
  expect(grownOf(figures, landed)).toEqual(grown);
});

test('what differs from run to run has more room', () => {
  const roomOf = (name: string) =>
    name === 'form' ? { part: 0, step: 0.002 } : { part: 0.1, step: 0 };
  expect(grownOf({ start: 109, form: 4.001 }, landed, roomOf)).toEqual([]);
  expect(grownOf({ start: 111, form: 4.003 }, landed, roomOf)).toEqual(['start', 'form']);
});

test('what has not landed yet has to', () => {
  expect(grownOf({ other: 1, toString: 1 }, landed)).toEqual(['other', 'toString']);
});

test('nothing that grew lands without a reason, which stays with it', () => {
  const file = { figures: landed, grown: [] };
  const figures = { start: 99, form: 6, more: 2 };
  expect(() => land(file, figures, '')).toThrow('form, more grew: say why');
  expect(land(file, figures, 'a form has a field more')).toEqual({
    figures,
    grown: [
      {
        why: 'a form has a field more',
        figures: { form: { before: 4, after: 6 }, more: { before: null, after: 2 } },
      },
    ],
  });
});

test('what shrank lands as it is', () => {
  const grown = [{ why: 'before', figures: {} }];
  expect(land({ figures: landed, grown }, { start: 90 }, '')).toEqual({
    figures: { start: 90 },
    grown,
  });
});
