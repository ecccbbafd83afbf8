import { createElement } from 'react';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { SecretDialog } from './secret-dialog';
import { SECRETS } from './secrets';

interface Means {
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly notify: (toast: NewToast) => void;
}

/** Shows the one-time secret of an answer's body; going to another page does not close it. */
export function openSecret(
  secret: keyof typeof SECRETS,
  { dialogs, notify }: Means,
  body: unknown,
  about: string,
): void {
  const { title, renewedBy, missing, parts, more } = SECRETS[secret];
  const told = parts(body);
  if (told === undefined) {
    notify({ tone: 'error', message: missing, detail: about });
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
