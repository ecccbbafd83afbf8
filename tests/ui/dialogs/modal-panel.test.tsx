import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { ModalPanel } from '@/ui/dialogs/modal-panel';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setRow] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Servers</h1>
      {hasRow && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      {isOpen && (
        <ModalPanel onClose={() => setOpen(false)}>
          <DialogFrame title="Delete it?" onClose={() => setOpen(false)}>
            <button
              type="button"
              onClick={() => {
                setRow(false);
                setOpen(false);
              }}
            >
              Yes
            </button>
          </DialogFrame>
        </ModalPanel>
      )}
    </main>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');
  return user;
}

test('the focus goes back to what opened the dialog', async () => {
  const user = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('where that has gone the heading of the page takes it', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Servers' })).toHaveFocus());
});
