import type { ReportedCall } from '@/wire/report';
import { isFailed, isRead } from '@mocks/replay/recorded-calls';
import { headersOf } from '@mocks/replay/told-headers';

/** What goes out: a text with its headers, or a connection that ends without an answer. */
export type Told =
  | {
      readonly status: number;
      readonly text: string | undefined;
      readonly headers: Readonly<Record<string, string>>;
    }
  | 'drop';

const typed = (type: string) => ({ 'content-type': type });

/** All that a body may be: nothing that a browser runs, or draws as a page. */
const JSON_TYPE = typed('application/json; charset=utf-8');
const TEXT_TYPE = typed('text/plain; charset=utf-8');
const NO_TYPE = typed('application/octet-stream');

export const json = (body: unknown, status = 200): Told => ({
  status,
  text: JSON.stringify(body),
  headers: JSON_TYPE,
});

/** Our own words, where the report has none: 501, for it is here that something is missing. */
export const notRecorded = (message: string): Told =>
  json({ error_name: 'not_recorded', errors: [message] }, 501);

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

/** A refusal may be bare text. */
const isText = ({ headers = {} }: ReportedCall): boolean =>
  Object.entries(headers).some(
    ([name, type]) => name.toLowerCase() === 'content-type' && type.startsWith('text/plain'),
  );

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
    return { status, text, headers: { ...headers, ...NO_TYPE } };
  }
  // Of most changes nobody looks at what is answered; a secret would be looked for.
  if (withheld !== undefined && status < 300 && (isRead(call) || withheld !== 'unclassified')) {
    return notRecorded(WITHHELD[withheld]);
  }
  if (answer === undefined) return { status, text: undefined, headers };
  if (typeof answer === 'string' && isText(call)) {
    return { status, text: answer, headers: { ...headers, ...TEXT_TYPE } };
  }
  return { status, text: JSON.stringify(answer), headers: { ...headers, ...JSON_TYPE } };
}
