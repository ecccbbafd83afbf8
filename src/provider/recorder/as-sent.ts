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
      readonly text?: string;
    }
  | { readonly noted: Noted }
  | { readonly isForgotten: true }
);

/** Headers that let somebody in. */
const SECRET = /key|token|cookie|auth/u;

/** Without what lets somebody in, and as plain data. */
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
      headers: Object.fromEntries([...headers].filter(([name]) => !SECRET.test(name))),
    }),
    ...(text !== undefined && { text }),
  };
}
