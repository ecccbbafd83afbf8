import type { OrbitCall } from '@/model/call';
import { KEY_HEADERS, type TempUrlKeys } from './account';
import { metadataHeaders } from './values';

type KeyHeaders = readonly [first: string, second: string];

export function keyHeaders(
  [first, second]: KeyHeaders,
  { key1, clear1, key2, clear2 }: TempUrlKeys,
): Record<string, string> {
  const keys = [
    [first, key1.trim(), clear1],
    [second, key2.trim(), clear2],
  ] as const;
  return metadataHeaders(
    keys.flatMap(([name, key, clear]) => (clear || key !== '' ? [[name, clear ? null : key]] : [])),
  );
}

export function saveKeysCall(account: string, keys: TempUrlKeys): OrbitCall {
  return {
    kind: 'account',
    id: account,
    showsIn: [{ query: 'orbit-account', params: { account } }],
    storage: { method: 'POST', headers: keyHeaders(KEY_HEADERS, keys) },
  };
}
