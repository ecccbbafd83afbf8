import type { StoredRecording } from './recording-store';
import type { Asked, Exchange, Note } from './tap';

export type Sent = { readonly at: number } & (
  | { readonly number: number; readonly asked: Asked }
  | {
      readonly number: number;
      readonly status: number;
      readonly failure?: NonNullable<Exchange['failure']>;
      /** Names in lower case. */
      readonly headers?: Readonly<Record<string, string>>;
      /** Null if there was a body that was not kept, false if it had no room. */
      readonly text?: string | null | false;
    }
  | { readonly note: Note }
  | { readonly isForgotten: true }
  /** Begins to store the recording, after the same user's of the page before; `at` is the load. */
  | { readonly session: number; readonly previous?: StoredRecording | undefined }
);

/** Headers that let somebody in; the scopes of a session (`X-Oauth-Scopes`) do not. */
const SECRET = /key|token|cookie|(?<!o)auth/u;

/** Makes plain data. Secret headers become 'redacted': a page still shows whether keys are set. */
export function asSent(exchange: Exchange): Sent {
  const { at, number, asked, note, status = 0, failure, headers, text } = exchange;
  if (note !== undefined) return { at, note };
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
