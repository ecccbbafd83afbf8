import type { Core } from '@mocks/provider/core';
import type { MailTokenRow } from '@mocks/provider/rows';

/** A mail, as its sender writes it; `link` is a path of the panel. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

/** Nothing leaves the machine: the mail is kept, so that its link can be followed. */
export function sendMail({ world, clock }: Core, mail: Mail): void {
  world.mail.put({
    ...mail,
    id: crypto.randomUUID(),
    sentAt: new Date(clock.now()).toISOString(),
  });
}

/** A new secret for the link of a mail to a user, which holds for `life` milliseconds. */
export function issueMailToken(
  { world, clock }: Core,
  given: Pick<MailTokenRow, 'purpose' | 'user' | 'email'>,
  life: number,
): MailTokenRow {
  const at = (time: number) => new Date(time).toISOString();
  return world.mailToken.put({
    ...given,
    id: crypto.randomUUID(),
    createdAt: at(clock.now()),
    expiresAt: at(clock.now() + life),
    used: false,
  });
}

/** Whether the time of a token has gone by. */
export const isExpired = ({ clock }: Core, token: MailTokenRow): boolean =>
  Date.parse(token.expiresAt) <= clock.now();
