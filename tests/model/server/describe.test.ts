import { expect, test } from 'vitest';
import { isWindowsServer, serverZone } from '@/model/server/describe';
import { facts, record } from '../build';

test('a server tells its zone as far as that is known', () => {
  const known = facts({ zone: [{ id: 'zon-aaaaa', handle: 'gb1-b' }] });
  expect(serverZone(record('server', { id: 'srv-aaaaa', zone: 'zon-aaaaa' }), known)).toBe(
    'Zone B',
  );
  expect(serverZone(record('server', { id: 'srv-aaaaa', zone: null }), known)).toBeUndefined();
});

test('a server is Windows when its image is', () => {
  const known = facts({ image: [{ id: 'img-wwwww', name: 'Windows Server 2022' }] });
  const made = (image: string) => record('server', { id: 'srv-aaaaa', image });
  expect(isWindowsServer(made('img-wwwww'), known)).toBe(true);
  expect(isWindowsServer(made('img-zzzzz'), known)).toBe(false);
});
