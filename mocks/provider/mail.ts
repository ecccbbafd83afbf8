import type { Core } from '@mocks/provider/core';
import type { MailTokenRow } from '@mocks/provider/rows';

/** A mail from its sender; `link` is a path of the panel. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

/** Stores the mail, so that its link can be followed. Nothing leaves the machine. */
export function sendMail({ world, clock }: Core, mail: Mail): void {
  world.mail.put({
    ...mail,
    id: crypto.randomUUID(),
    sentAt: new Date(clock.now()).toISOString(),
  });
}

/** A new secret for the link of a mail, valid for `life` milliseconds. */
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

export const isExpired = ({ clock }: Core, token: MailTokenRow): boolean =>
  Date.parse(token.expiresAt) <= clock.now();
