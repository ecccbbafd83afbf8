import { expect, test } from 'vitest';
import { directoryProblem, newNameProblem, stepsTo } from '@/model/object/names';

test('a directory needs a name', () => {
  for (const typed of ['', '  ', '/', ' // ']) {
    expect(directoryProblem('a/', typed)).toBe('Directory name is required');
  }
  expect(directoryProblem('', 'new')).toBeUndefined();
  expect(directoryProblem('', '..')).toBe('Browsers can’t open the name ..');
  expect(directoryProblem('a/', '..')).toBeUndefined();
});

test('a name has at most 1,024 bytes', () => {
  expect(newNameProblem('é'.repeat(512))).toBeUndefined();
  expect(newNameProblem('é'.repeat(512) + 'x')).toBe(
    'Names can have up to 1,024 bytes; this one has 1025',
  );
});

test('the way to a folder has a step for each slash', () => {
  expect(stepsTo('a/b/')).toEqual([
    { label: 'a', path: 'a/' },
    { label: 'b', path: 'a/b/' },
  ]);
  expect(stepsTo('/x//')).toEqual([
    { label: '/', path: '/' },
    { label: 'x', path: '/x/' },
    { label: '/', path: '/x//' },
  ]);
  expect(stepsTo('')).toEqual([]);
});
