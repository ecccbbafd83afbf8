import { type ComponentType, createElement } from 'react';
import { clientSecretOf } from '@/model/credential/secret';
import { adminLoginOf } from '@/model/database-server/password';
import { idOf } from '@/model/ids';
import { type Kind, KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import { unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import type { CallEnd } from '@/store/calls/call-messages';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { SecretDialog, ToolConfigurations } from './secret-dialog';
import { words } from './words';

export interface SecretPart {
  readonly label: string;
  /** For screen readers: 'the secret'. */
  readonly what: string;
  readonly text: string;
}

interface SecretWords {
  readonly title: (about: string) => string;
  readonly renewedBy: string;
  readonly missing: string;
  readonly lost: (about: string) => string;
  readonly parts: (body: unknown) => readonly SecretPart[] | undefined;
  readonly more?: ComponentType<{ readonly body: unknown }>;
}

const CLIENT: SecretWords = {
  ...words.client,
  parts: (body) => {
    const client = clientSecretOf(body);
    return (
      client && [
        { label: words.client.id, what: words.client.copiedId, text: client.id },
        { label: words.client.secret, what: words.client.copiedSecret, text: client.secret },
      ]
    );
  },
};

export const SECRETS: Readonly<Record<'password' | 'client' | 'api-client', SecretWords>> = {
  password: {
    ...words.password,
    parts: (body) => {
      const login = adminLoginOf(body);
      if (login === undefined) return undefined;
      const { user, password } = login;
      return [
        ...(user === undefined
          ? []
          : [{ label: words.password.user, what: words.password.copiedUser, text: user }]),
        { label: words.password.password, what: words.password.copiedPassword, text: password },
      ];
    },
  },
  client: CLIENT,
  'api-client': { ...CLIENT, more: ToolConfigurations },
};

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
  const shown = { title: title(about), renewedBy, parts: told };
  void dialogs.open(
    SecretDialog,
    { ...shown, more: more && createElement(more, { body }) },
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
  const { lost, renewedBy } = SECRETS[secret];
  for (const id of end.made ?? []) {
    means.notify({
      tone: 'warning',
      message: lost(shortTitle({ id, name })),
      detail: words.dialog.lostDetail(renewedBy),
      to: paths.record(kind, account, id),
      persistent: true,
    });
  }
}
