import { expect, test } from 'vitest';
import { breachesOfFiles, breachesOfFloors, breachesOfTests } from './house/laws';
import { readSources } from './house/read-sources';

test('every import keeps to the table of floors', () => {
  expect(breachesOfFloors(readSources(['src', 'mocks']))).toEqual([]);
});

test('no file is too long and every name is plain words', () => {
  const folders = ['src', 'mocks', 'tests', 'e2e', 'bench'];
  expect(breachesOfFiles(readSources(folders))).toEqual([]);
});

test('unit tests stand where what they are named after does', () => {
  expect(breachesOfTests(readSources(['src', 'tests']))).toEqual([]);
});
