import type { RestCall } from '@/model/call';
import { KINDS } from '@/model/kinds';
import { shellQuote } from '@/model/show-as/quote';

function pathOf({ kind, id }: RestCall, account: string): string {
  const { collection, scoped } = KINDS[kind];
  const path = ['/1.0', collection, ...(id === undefined ? [] : [id])].join('/');
  return scoped ? `${path}?account_id=${encodeURIComponent(account)}` : path;
}

/**
 * Shows calls as shell commands, each run only if the last succeeded.
 * @param api origin, such as `https://api.example.com`
 */
export function asCurl(calls: readonly RestCall[], api: string, account: string): string {
  return calls
    .map((call) =>
      [
        `curl -X ${call.method} ${shellQuote(`${api}${pathOf(call, account)}`)} --fail-with-body`,
        `  -H ${shellQuote('Content-Type: application/json')}`,
        '  -H "Authorization: Bearer $TOKEN"',
        `  -d ${shellQuote(JSON.stringify(call.body))}`,
      ].join(' \\\n'),
    )
    .join(' &&\n\n');
}
