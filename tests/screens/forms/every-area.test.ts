import { expect, test } from 'vitest';

/** The folders of an area's name that a glob has found. */
const areas = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).map((file) => file.split('/').at(-2));

test('every area that has screens holds what its forms send', () => {
  const screens = areas(import.meta.glob('../../../src/screens/*/routes.ts'));
  expect(screens.length).toBeGreaterThan(0);
  expect(areas(import.meta.glob('../*/forms.test.tsx'))).toEqual(screens);
});
