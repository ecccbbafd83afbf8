import type { OrbitCall } from '@/model/call';
import { KEY_HEADERS } from '@/model/orbit/account';
import type { TempUrlKeys } from '@/model/orbit/temp-url-keys';

/** Sets and clears an account's keys of temporary links; one that is neither stays (spec 3 §5). */
export function saveKeysCall(
  account: string,
  { key1, clear1, key2, clear2 }: TempUrlKeys,
): OrbitCall {
  const changes = [
    [KEY_HEADERS[0], key1.trim(), clear1],
    [KEY_HEADERS[1], key2.trim(), clear2],
  ] as const;
  const headers = changes.flatMap(([name, key, clear]) => {
    if (clear) return [[name.replace('X-', 'X-Remove-'), 'x']];
    return key === '' ? [] : [[name, key]];
  });
  return {
    kind: 'account',
    id: account,
    storage: { method: 'POST', headers: Object.fromEntries(headers) as Record<string, string> },
  };
}
