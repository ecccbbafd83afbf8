import { adminLoginOf } from '@/model/database-server/password';
import type { Toast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { PasswordDialog } from './password-dialog';

interface Means {
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly notify: (toast: Omit<Toast, 'id'>) => void;
}

/** Shows the one-time secret of an answer's body; going to another page does not close it. */
export function openPassword({ dialogs, notify }: Means, body: unknown, about: string): void {
  const login = adminLoginOf(body);
  if (login === undefined) {
    notify({ tone: 'error', message: 'The provider told no password', detail: about });
    return;
  }
  const options = { size: 's', dismissable: false, unasked: true } as const;
  void dialogs.open(PasswordDialog, { about, ...login }, options);
}
