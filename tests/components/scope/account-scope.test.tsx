import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AccountScope, useAccount } from '@/components/scope/account-scope';
import '@/ui/dialogs/modal-panel';
import { DialogOutlet, DialogProvider, useDialogs } from '@/ui/dialogs/dialog-stack';

interface OpenerProps {
  readonly level: number;
  readonly close: () => void;
}

/** Opens a dialog like itself, which names its account. */
function Opener({ level }: OpenerProps) {
  const account = useAccount();
  const { open } = useDialogs();
  return (
    <>
      <p>{`Level ${String(level)} in ${account}`}</p>
      <button type="button" onClick={() => void open(Opener, { level: level + 1 })}>
        Open level {level + 1}
      </button>
    </>
  );
}

test('a dialog is of the account that it was opened in, and so is one opened from it', async () => {
  const user = userEvent.setup();
  render(
    <DialogProvider>
      <AccountScope account="acc-demo1">
        <Opener level={0} close={() => undefined} />
      </AccountScope>
      <DialogOutlet />
    </DialogProvider>,
  );
  expect(screen.getByText('Level 0 in acc-demo1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open level 1' }));
  expect(await screen.findByText('Level 1 in acc-demo1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open level 2' }));
  expect(await screen.findByText('Level 2 in acc-demo1')).toBeVisible();
});
