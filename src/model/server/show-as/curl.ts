import type { Call } from '@/model/call';
import { KINDS } from '@/model/kinds';
import { shellQuote } from '@/model/server/show-as/quote';

/** The path of what a call changes, or of the collection that it adds to, on an account's behalf. */
function pathOf({ kind, id }: Call, account: string): string {
  const { collection, scoped } = KINDS[kind];
  const path = ['/1.0', collection, ...(id === undefined ? [] : [id])].join('/');
  return scoped ? `${path}?account_id=${encodeURIComponent(account)}` : path;
}

/**
 * Calls of the REST API in their order, for a shell that has a token in `$TOKEN`. Each goes out only
 * when those before it came about: nothing is made after keys that were not saved (spec 2 §4).
 * @param api the origin of the API, such as `https://api.example.com`.
 */
export function asCurl(calls: readonly Call[], api: string, account: string): string {
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
