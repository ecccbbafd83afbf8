import { getDotPath, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { checkedForm, isValid } from '@/model/problems';

interface Form {
  first: string;
  second: string;
}

const schema = checkedForm<Form>(({ first, second }) => ({
  first: first === '' ? 'Empty' : undefined,
  second: first === second ? 'The same' : undefined,
}));

test('each problem is an issue on its field', () => {
  const issues = safeParse(schema, { first: '', second: '' }).issues ?? [];
  expect(issues.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([
    ['first', 'Empty'],
    ['second', 'The same'],
  ]);
});

test('a form without problems passes as it is', () => {
  const form = { first: 'a', second: 'b' };
  const result = safeParse(schema, form);
  expect(result.success).toBe(true);
  expect(result.output).toBe(form);
});

test('what is no form does not pass', () => {
  expect(safeParse(schema, null).success).toBe(false);
});

test('only sentences count as problems', () => {
  expect(isValid({ first: undefined })).toBe(true);
  expect(isValid({ first: 'Empty' })).toBe(false);
});

test('problems of rows are issues on the fields of each', () => {
  const rows = checkedForm<{ rows: readonly Form[] }>((values) => ({
    rows: values.rows.map(({ first }) => ({ first: first === '' ? 'Empty' : undefined })),
  }));
  const issues =
    safeParse(rows, {
      rows: [
        { first: 'a', second: '' },
        { first: '', second: '' },
      ],
    }).issues ?? [];
  expect(issues.map((issue) => [getDotPath(issue), issue.message])).toEqual([
    ['rows.1.first', 'Empty'],
  ]);
});
