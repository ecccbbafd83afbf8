import type { Claim } from './claim';
import type { Asked, Heard, Noted } from './tap';

/** What was heard, as it goes to the worker. */
export type Sent = { readonly at: number } & (
  | { readonly number: number; readonly asked: Asked }
  | {
      readonly number: number;
      readonly status: number;
      readonly failure?: NonNullable<Heard['failure']>;
      /** Names in lower case. */
      readonly headers?: Readonly<Record<string, string>>;
      /** Null where there was one that was not kept, false where there was no room for it. */
      readonly text?: string | null | false;
    }
  | { readonly noted: Noted }
  | { readonly isForgotten: true }
  /** Whose page was loaded then; from now on it is kept under the claim. */
  | { readonly claim: Claim }
);

/** Headers that let somebody in; the scopes of a session (`X-Oauth-Scopes`) do not. */
const SECRET = /key|token|cookie|(?<!o)auth/u;

/** As plain data. Of what lets somebody in it is told that it was there: a page says whether keys are set. */
export function asSent(heard: Heard): Sent {
  const { at, number, asked, noted, status = 0, failure, headers, text } = heard;
  if (noted !== undefined) return { at, noted };
  if (number === undefined) return { at, isForgotten: true };
  if (asked !== undefined) return { at, number, asked };
  return {
    at,
    number,
    status,
    ...(failure && { failure }),
    ...(headers && {
      headers: Object.fromEntries(
        Array.from(headers, ([name, value]) => [name, SECRET.test(name) ? 'redacted' : value]),
      ),
    }),
    ...(text !== undefined && { text }),
  };
}
