import { publishUser } from '@mocks/provider/changes';
import { ok, type Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';
import { isExpired, issueMailToken, sendMail } from '@mocks/provider/mail';
import { passwordErrors } from '@mocks/provider/password';
import { unprocessable } from '@mocks/provider/refusal';

const LIFE = 2 * 3_600_000;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * `POST users/generate_password_reset`: mails the user of that address. The answer does not reveal
 * if the user exists. Throws 422 without an address or a host.
 */
export function requestPasswordReset({ core, body }: PublicCall): Answer {
  const [address, host] = [text(body['email_address']), text(body['reset_host'])];
  if (address === '') throw unprocessable("Email address can't be blank");
  if (host === '') throw unprocessable("Reset host can't be blank");
  const [user] = core.world.user.by('email', address.toLowerCase());
  if (user) {
    const email = user.email_address;
    const given = { purpose: 'reset_password', user: user.id, email } as const;
    const token = issueMailToken(core, given, LIFE);
    sendMail(core, {
      to: email,
      subject: 'Reset your password',
      text: `Hello ${user.name}, please follow the link to choose a new password. It holds for two hours.`,
      link: `/reset_password?token=${token.id}`,
    });
  }
  return ok({});
}

/**
 * `PUT users/reset_password`: once for each token. A wrong, used or expired token gets a 404
 * without a message. The panel has its own message. Throws 422 for a password that is
 * too short.
 */
export function resetPassword({ core, body }: PublicCall): Answer {
  const { mailToken, user } = core.world;
  const token = mailToken.get(text(body['reset_token']));
  if (token?.purpose !== 'reset_password' || token.used || isExpired(core, token)) {
    return { status: 404 };
  }
  const password = typeof body['new_password'] === 'string' ? body['new_password'] : '';
  const errors = passwordErrors(password);
  if (errors.length > 0) throw unprocessable(...errors);
  mailToken.patch(token.id, { used: true });
  publishUser(core, user.patch(token.user, { password }));
  return ok({});
}
