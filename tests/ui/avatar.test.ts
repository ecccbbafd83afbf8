import { expect, test } from 'vitest';
import { hueOf, initialsOf } from '@/ui/avatar';

test('initials are the first letters of the first and last word', () => {
  expect(initialsOf('dana van der Demo')).toBe('DD');
  expect(initialsOf('Robin')).toBe('R');
  expect(initialsOf('  ')).toBe('');
});

test('an id always has the same colour of eight', () => {
  expect(hueOf('usr-ddemo')).toBe(hueOf('usr-ddemo'));
  for (const id of ['usr-aaaaa', 'usr-zzzzz', '', 'acc-12345']) {
    expect(hueOf(id)).toBeGreaterThanOrEqual(0);
    expect(hueOf(id)).toBeLessThan(8);
  }
});
