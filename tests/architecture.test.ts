import { expect, test } from 'vitest';
import { fileViolations, layerViolations, testViolations } from './architecture/rules';
import { readSources } from './architecture/read-sources';

test('every import keeps to the table of layers', () => {
  expect(layerViolations(readSources(['src', 'mocks']))).toEqual([]);
});

test('no file is too long and every name is plain words', () => {
  const folders = ['src', 'mocks', 'tests', 'e2e', 'bench'];
  expect(fileViolations(readSources(folders))).toEqual([]);
});

test('unit tests stand where what they are named after does', () => {
  expect(testViolations(readSources(['src', 'tests']))).toEqual([]);
});
