import { expect, test } from 'vitest';
import {
  baseViolations,
  fileViolations,
  layerViolations,
  lazyViolations,
  politeViolations,
  stateViolations,
  styleViolations,
  testViolations,
} from './architecture/rules';
import { readSources } from './architecture/read-sources';

test('every import keeps to the table of layers', () => {
  expect(layerViolations(readSources(['src', 'mocks']))).toEqual([]);
});

test('no file is too long and every name is plain words', () => {
  const folders = ['src', 'mocks', 'tests', 'e2e', 'bench', 'deploy'];
  expect(fileViolations(readSources(folders))).toEqual([]);
});

test('what a screen fetches later goes by the two ways that tell a failure', () => {
  expect(lazyViolations(readSources(['src']))).toEqual([]);
});

test('what is told goes by the one polite region', () => {
  expect(politeViolations(readSources(['src']))).toEqual([]);
});

test('no module keeps state', () => {
  expect(stateViolations(readSources(['src']))).toEqual([]);
});

test('no style hangs on any element whatever', () => {
  expect(styleViolations(readSources(['src']))).toEqual([]);
});

test('nothing takes the root of the host for where the panel stands', () => {
  expect(baseViolations(readSources(['src']))).toEqual([]);
});

test('unit tests stand where what they are named after does', () => {
  expect(testViolations(readSources(['src', 'tests']))).toEqual([]);
});
