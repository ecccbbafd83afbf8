import * as v from 'valibot';

const begun = v.object({ provisioningSecret: v.string(), provisioningUri: v.string() });
const completed = v.object({ backupCodes: v.pipe(v.array(v.string()), v.minLength(1)) });

/** What an authenticator app needs. */
export interface Provision {
  readonly secret: string;
  /** For a QR code. */
  readonly uri: string;
}

/** Reads the answer of a begun enrolment; undefined if it is another. */
export function provisionOf(body: unknown): Provision | undefined {
  const read = v.safeParse(begun, body);
  if (!read.success) return undefined;
  return { secret: read.output.provisioningSecret, uri: read.output.provisioningUri };
}

/** Reads the backup codes that the end of an enrolment tells; undefined if it has none. */
export function backupCodesOf(body: unknown): readonly string[] | undefined {
  const read = v.safeParse(completed, body);
  return read.success ? read.output.backupCodes : undefined;
}
