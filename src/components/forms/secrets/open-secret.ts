import { createElement } from 'react';
import { type Kind, KINDS } from '@/model/kinds';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import { unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import type { CallEnd } from '@/store/calls/call-end';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { SecretDialog } from './secret-dialog';
import { SECRETS } from './secrets';

interface Means {
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly notify: (toast: NewToast) => void;
}

/** Shows the one-time secret of an answer. The dialog stays open across pages. */
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

interface Made {
  readonly kind: Kind;
  readonly account: string;
  readonly name: string;
  readonly end: CallEnd;
}

/**
 * Shows the one-time secret of a new record, even if the user has left the form. If the answer was
 * lost but a check found the record, nobody has its secret. A toast says so.
 */
export function tellNewSecret(
  secret: keyof typeof SECRETS,
  means: Means,
  { kind, account, name, end }: Made,
): void {
  if (end.ok) {
    const id = idOf(kind, end.answer.body) ?? (name || KINDS[kind].singular);
    openSecret(secret, means, end.answer, shortTitle({ id, name }));
    return;
  }
  const { title, renewedBy } = SECRETS[secret];
  for (const id of end.made ?? []) {
    means.notify({
      tone: 'warning',
      message: `${title(shortTitle({ id, name }))} did not arrive`,
      detail: `‘${renewedBy}’ makes a new one`,
      to: paths.record(kind, account, id),
      persistent: true,
    });
  }
}
