import type { NewServerBody } from '@/model/server/create/request';
import { shellQuote } from '@/model/server/show-as/quote';

/**
 * What a form says as calls of the REST API, for a shell that has a token in `$TOKEN`.
 * @param api the origin of the API, such as `https://api.example.com`.
 */
export function asCurl(bodies: readonly NewServerBody[], api: string, account: string): string {
  const address = `${api}/1.0/servers?account_id=${encodeURIComponent(account)}`;
  return bodies
    .map((body) =>
      [
        `curl -X POST ${shellQuote(address)}`,
        `  -H ${shellQuote('Content-Type: application/json')}`,
        '  -H "Authorization: Bearer $TOKEN"',
        `  -d ${shellQuote(JSON.stringify(body))}`,
      ].join(' \\\n'),
    )
    .join('\n\n');
}
