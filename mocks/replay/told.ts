import type { ReportedCall } from '@/wire/report';
import { isFailed, isRead } from '@mocks/replay/recorded-calls';
import { headersOf } from '@mocks/replay/told-headers';

/** Answer to send: a text with its headers, or a connection that ends without an answer. */
export type Told =
  | {
      readonly status: number;
      readonly text: string | undefined;
      readonly headers: Readonly<Record<string, string>>;
    }
  | 'drop';

const typed = (type: string) => ({ 'content-type': type });

/** The only types of a body: none that a browser runs, or shows as a page. */
const JSON_TYPE = typed('application/json; charset=utf-8');
const TEXT_TYPE = typed('text/plain; charset=utf-8');
const NO_TYPE = typed('application/octet-stream');

export const json = (body: unknown, status = 200): Told => ({
  status,
  text: JSON.stringify(body),
  headers: JSON_TYPE,
});

/** Answers for a call that the report lacks. Status 501, since the replay is what lacks it. */
export const notRecorded = (message: string): Told =>
  json({ error_name: 'not_recorded', errors: [message] }, 501);

const WITHHELD: Readonly<Record<NonNullable<ReportedCall['withheld']>, string>> = {
  secret: 'This answer held a secret, which no report holds',
  unclassified: 'This answer is not in the report: nobody has said what it may hold',
  room: 'This answer is not in the report: there was no room for it',
};

/** True for a request for a token. No report holds one, and any other works as well here. */
export const isToken = ({ operation = '' }: { readonly operation?: string | undefined }): boolean =>
  /^(?:Event|Orbit)Token$/u.test(operation);

/** GraphQL answer with a token. */
export const TOKEN = { data: { issueJsonWebToken: { token: { token: 'replayed' } } } };

/** True for plain text, which a refusal may be. */
const isText = ({ headers = {} }: ReportedCall): boolean =>
  Object.entries(headers).some(
    ([name, type]) => name.toLowerCase() === 'content-type' && type.startsWith('text/plain'),
  );

/** Repeats the recorded answer of a call. */
export function toldBy(call: ReportedCall): Told {
  const { status, failure, withheld, answer } = call;
  if (failure === 'network' || failure === 'unsent' || status === 0) return 'drop';
  // Reports leave tokens out, as withheld or as never received.
  if (isToken(call) && !isFailed(call)) return json(TOKEN);
  const headers = headersOf(call);
  if (failure === 'not-json') return { status, text: '{', headers: { ...headers, ...JSON_TYPE } };
  if (failure === 'markup') {
    const text = '<!doctype html><title>A page, where an answer was due</title>';
    return { status, text, headers: { ...headers, ...NO_TYPE } };
  }
  // Nobody looks at the answers of most changes, but a secret would be missed.
  if (withheld !== undefined && status < 300 && (isRead(call) || withheld !== 'unclassified')) {
    return notRecorded(WITHHELD[withheld]);
  }
  if (answer === undefined) return { status, text: undefined, headers };
  if (typeof answer === 'string' && isText(call)) {
    return { status, text: answer, headers: { ...headers, ...TEXT_TYPE } };
  }
  return { status, text: JSON.stringify(answer), headers: { ...headers, ...JSON_TYPE } };
}
