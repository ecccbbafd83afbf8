import { expect, test } from 'vitest';
import { containerLabelsProblems, saveLabelsCall } from '@/model/container/labels';
import { labelsForm } from '@/model/orbit/custom-labels';
import { containerId } from '@/model/orbit/ids';

const id = containerId('acc-aaaaa', 'box');
const problem = (name: string, value = 'x') =>
  (
    containerLabelsProblems({ rows: [{ name, value }] }).rows as { name?: string; value?: string }[]
  )[0];

test('only what was changed is sent, what was removed is cleared', () => {
  const before = { team: 'web', year: '2025', old: 'yes' };
  const { rows } = labelsForm(before);
  expect(rows).toEqual([
    { name: 'team', value: 'web' },
    { name: 'year', value: '2025' },
    { name: 'old', value: 'yes' },
  ]);
  const form = {
    rows: [
      { name: 'team', value: 'web' },
      { name: 'year', value: ' 2026 ' },
      { name: ' Place ', value: 'London' },
    ],
  };
  expect(saveLabelsCall(id, form, before).storage).toEqual({
    method: 'POST',
    container: 'box',
    headers: {
      'X-Container-Meta-year': '2026',
      'X-Container-Meta-place': 'London',
      'X-Remove-Container-Meta-old': 'x',
    },
  });
});

test.each([
  [' ', 'Please enter a name'],
  ['two words', 'Please use letters, digits and hyphens'],
  ['under_score', 'Please use letters, digits and hyphens'],
  ['naïve', 'Please use letters, digits and hyphens'],
  ['x'.repeat(129), 'At most 128 characters'],
  ['Quota-Bytes', 'This name is reserved for a setting'],
  ['temp-url-key', 'This name is reserved for a setting'],
])('%j is no name of a note: %s', (name, said) => {
  expect(problem(name)?.name).toBe(said);
});

test('a row with nothing in it stands for none', () => {
  expect(labelsForm({})).toEqual({ rows: [{ name: '', value: '' }] });
  expect(containerLabelsProblems(labelsForm({})).rows).toEqual([{}]);
  expect(saveLabelsCall(id, labelsForm({}), {}).storage.headers).toEqual({});
});

test('a name is there once', () => {
  const rows = ['team', 'TEAM'].map((name) => ({ name, value: 'x' }));
  expect(containerLabelsProblems({ rows }).rows).toEqual([
    { name: undefined, value: undefined },
    { name: 'This name is already used', value: undefined },
  ]);
});

test('a value is a line of at most 256 bytes', () => {
  expect(problem('a', ' ')?.value).toBe('Please enter a value');
  expect(problem('a', 'two\nlines')?.value).toBe('Please enter one line of text');
  expect(problem('a', 'é'.repeat(129))?.value).toBe('At most 256 bytes');
  expect(problem('a', 'Füße 🚀')?.value).toBeUndefined();
});
