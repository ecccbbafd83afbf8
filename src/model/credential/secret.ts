import * as v from 'valibot';

const answer = v.object({ id: v.string(), secret: v.pipe(v.string(), v.minLength(1)) });

export interface ClientSecret {
  readonly id: string;
  readonly secret: string;
}

export function clientSecretOf(body: unknown): ClientSecret | undefined {
  const read = v.safeParse(answer, body);
  return read.success ? read.output : undefined;
}
