import { expect, test, vi } from 'vitest';
import { openSecret } from '@/components/forms/secrets/secrets';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';

test('an answer without the secret is told with its request for support', () => {
  const dialogs = { open: vi.fn<() => Promise<undefined>>() };
  const notify = vi.fn<(toast: NewToast) => void>();
  const means = { dialogs: dialogs as unknown as Dialogs, notify };
  openSecret('password', means, { status: 200, body: {}, links: {}, requestId: 'req-1' }, 'main');
  expect(dialogs.open).not.toHaveBeenCalled();
  const message = 'The provider didn’t send a password';
  expect(notify.mock.lastCall).toMatchObject([
    { tone: 'error', message, detail: 'main', cause: { kind: 'unreadable', requestId: 'req-1' } },
  ]);
});
