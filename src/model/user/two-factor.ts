import * as v from 'valibot';

const begun = v.object({ provisioningSecret: v.string(), provisioningUri: v.string() });
const completed = v.object({ backupCodes: v.pipe(v.array(v.string()), v.minLength(1)) });

export interface Provision {
  readonly secret: string;
  readonly uri: string;
}

export function provisionOf(body: unknown): Provision | undefined {
  const read = v.safeParse(begun, body);
  if (!read.success) return undefined;
  return { secret: read.output.provisioningSecret, uri: read.output.provisioningUri };
}

export function backupCodesOf(body: unknown): readonly string[] | undefined {
  const read = v.safeParse(completed, body);
  return read.success ? read.output.backupCodes : undefined;
}
