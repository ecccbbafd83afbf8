import { expect, test } from 'vitest';
import { isWindows } from '@/model/windows';

test('an image is Windows by its name, or by its licence', () => {
  expect(isWindows({ name: 'windows-server-2022' })).toBe(true);
  expect(isWindows({ name: 'custom', licence_name: 'Windows 2008' })).toBe(true);
  expect(isWindows({ name: 'ubuntu' })).toBe(false);
  expect(isWindows({ name: null, licence_name: null })).toBe(false);
});
