import { expect, test } from 'vitest';
import { commentProblems, commentViolations } from './architecture/comment-rules';
import { readSources } from './architecture/read-sources';

test('a comment begins with a thing or what it does', () => {
  expect(commentProblems('* What is shown. ')).toEqual(["begins with 'What'"]);
  expect(commentProblems('* Whether it runs. ')).toEqual(["begins with 'Whether'"]);
  expect(commentProblems('* True if it runs. ')).toEqual([]);
  expect(commentProblems('* Offers the account has. ')).toEqual([]);
});

test('a comment is in plain words, twenty to a sentence', () => {
  expect(commentProblems(' It tells nothing.')).toEqual(["says 'tells'"]);
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(commentProblems(` A ${words(20)}.`)).toEqual(['has 21 words in a sentence']);
  expect(commentProblems(` A ${words(19)}. A ${words(19)}.`)).toEqual([]);
  expect(commentProblems(`*\n * A ${words(10)}\n * ${words(10)}.\n `)).toHaveLength(1);
  expect(commentProblems(' oxlint-disable-next-line what tells')).toEqual([]);
});

test('comments can be read once', () => {
  const folders = ['src', 'mocks', 'tests', 'e2e', 'bench', 'build', 'deploy'];
  expect(commentViolations(readSources(folders))).toEqual([]);
});
