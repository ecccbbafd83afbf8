import { createElement } from 'react';
import { unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { SecretDialog } from './secret-dialog';
import { SECRETS } from './secrets';

interface Means {
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly notify: (toast: NewToast) => void;
}

/** Shows the one-time secret of an answer; going to another page does not close it. */
export function openSecret(
  secret: keyof typeof SECRETS,
  { dialogs, notify }: Means,
  answer: CallAnswer | undefined,
  about: string,
): void {
  const { title, renewedBy, missing, parts, more } = SECRETS[secret];
  const body = answer?.body;
  const told = parts(body);
  if (told === undefined) {
    const cause = { ...unreadable(missing).facts, requestId: answer?.requestId };
    notify({ tone: 'error', message: missing, detail: about, cause });
    return;
  }
  const options = { size: more ? 'm' : 's', dismissable: false, unasked: true } as const;
  const words = { title: title(about), renewedBy, parts: told };
  void dialogs.open(
    SecretDialog,
    { ...words, more: more && createElement(more, { body }) },
    options,
  );
}
