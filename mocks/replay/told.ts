import type { ReportedCall } from '@/wire/report';
import { isFailed, isRead } from '@mocks/replay/recorded-calls';

/** What goes out: a text with its headers, or a connection that ends without an answer. */
export type Told =
  | {
      readonly status: number;
      readonly text: string | undefined;
      readonly headers: Readonly<Record<string, string>>;
    }
  | 'drop';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export const json = (body: unknown, status = 200): Told => ({
  status,
  text: JSON.stringify(body),
  headers: JSON_TYPE,
});

/** Our own words, where the report has none: 501, for it is here that something is missing. */
export const notRecorded = (message: string): Told =>
  json({ error_name: 'not_recorded', errors: [message] }, 501);

/** Makes no sense, of an answer or between two hosts. */
const LEFT_OUT = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'set-cookie']);

const WITHHELD: Readonly<Record<NonNullable<ReportedCall['withheld']>, string>> = {
  secret: 'This answer held a secret, which no report holds',
  unclassified: 'This answer is not in the report: nobody has said what it may hold',
  room: 'This answer is not in the report: there was no room for it',
};

/** Whether what is asked for is a token, which no report holds: any other does as well here. */
export const isToken = ({ operation = '' }: { readonly operation?: string | undefined }): boolean =>
  /^(?:Event|Orbit)Token$/u.test(operation);

/** A token, of GraphQL. */
export const TOKEN = { data: { issueJsonWebToken: { token: { token: 'replayed' } } } };

function headersOf({ headers = {}, requestId }: ReportedCall): Record<string, string> {
  const told = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name.toLowerCase()));
  return {
    ...Object.fromEntries(told),
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
  };
}

/** Tells again what a call was answered. */
export function toldBy(call: ReportedCall): Told {
  const { status, failure, withheld, answer } = call;
  if (failure === 'network' || failure === 'unsent' || status === 0) return 'drop';
  // However the report leaves it out, withheld or unheard.
  if (isToken(call) && !isFailed(call)) return json(TOKEN);
  const headers = headersOf(call);
  if (failure === 'not-json') return { status, text: '{', headers: { ...headers, ...JSON_TYPE } };
  if (failure === 'markup') {
    const text = '<!doctype html><title>A page, where an answer was due</title>';
    return { status, text, headers: { ...headers, 'Content-Type': 'text/html' } };
  }
  // Of most changes nobody looks at what is answered; a secret would be looked for.
  if (withheld !== undefined && status < 300 && (isRead(call) || withheld !== 'unclassified')) {
    return notRecorded(WITHHELD[withheld]);
  }
  if (answer === undefined) return { status, text: undefined, headers };
  const type = headers['content-type'] ?? headers['Content-Type'] ?? '';
  if (typeof answer === 'string' && type.startsWith('text/'))
    return { status, text: answer, headers };
  return { status, text: JSON.stringify(answer), headers: { ...headers, ...JSON_TYPE } };
}
