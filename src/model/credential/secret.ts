import * as v from 'valibot';

const answer = v.object({ id: v.string(), secret: v.pipe(v.string(), v.minLength(1)) });

/** A client's id and its secret, which only one answer contains. */
export interface ClientSecret {
  readonly id: string;
  readonly secret: string;
}

/** Reads the one-time secret of an answer (spec 1 §3); undefined if it has none. */
export function clientSecretOf(body: unknown): ClientSecret | undefined {
  const read = v.safeParse(answer, body);
  return read.success ? read.output : undefined;
}
