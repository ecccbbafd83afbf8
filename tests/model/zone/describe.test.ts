import { expect, test } from 'vitest';
import { zoneLabel } from '@/model/zone/describe';

test('a zone is shown by the last letter of its handle', () => {
  expect(zoneLabel('gb1-a')).toBe('Zone A');
  expect(zoneLabel('')).toBeUndefined();
  expect(zoneLabel(null)).toBeUndefined();
});
