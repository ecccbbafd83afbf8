import * as v from 'valibot';

const answer = v.object({
  admin_password: v.pipe(v.string(), v.minLength(1)),
  admin_username: v.nullish(v.string()),
});

export interface AdminLogin {
  readonly user: string | undefined;
  readonly password: string;
}

export function adminLoginOf(body: unknown): AdminLogin | undefined {
  const read = v.safeParse(answer, body);
  if (!read.success) return undefined;
  return { password: read.output.admin_password, user: read.output.admin_username || undefined };
}
