import type { Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';
import { escaped, page } from '@mocks/provider/page';
import type { MailRow } from '@mocks/provider/rows';

/** `GET /outbox`: the mails that a real provider would have sent, the newest first, with their links. */
export function outboxPage({ core }: PublicCall): Answer {
  const shown = ({ to, subject, text, link, sentAt }: MailRow): string => {
    const address = escaped(`${core.panel}${link}`);
    return `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time>${sentAt}</time></p>
<p>${escaped(text)}</p>
<p><a href="${address}">${address}</a></p>
</article>`;
  };
  const mails = core.world.mail
    .all()
    .toReversed()
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
    .map(shown);
  const body = mails.length > 0 ? mails.join('\n') : '<p>No mail has been sent yet.</p>';
  return page(200, 'Mail that would have been sent', body);
}
