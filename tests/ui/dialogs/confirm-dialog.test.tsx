import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/dialogs/confirm-dialog';
import { Modal } from '@/ui/dialogs/modal';

async function show(props: Partial<ConfirmDialogProps>) {
  const close = vi.fn();
  const onConfirm = vi.fn(() => Promise.resolve());
  render(
    <Modal onClose={close}>
      <ConfirmDialog
        title="Delete web-1?"
        confirmLabel="Delete server"
        danger
        close={close}
        onConfirm={onConfirm}
        {...props}
      />
    </Modal>,
  );
  await screen.findByRole('dialog', { name: 'Delete web-1?' });
  return { close, onConfirm };
}

const action = () => screen.getByRole('button', { name: 'Delete server' });

test('the action stays disabled until the typed word matches', async () => {
  const { onConfirm } = await show({ word: 'delete' });
  const box = screen.getByRole('textbox', { name: 'Type delete to confirm' });
  expect(box).toHaveFocus();
  for (const wrong of ['delet', 'deleted', 'DELETE']) {
    await userEvent.clear(box);
    await userEvent.type(box, `${wrong}{Enter}`);
    expect(action()).toHaveAttribute('aria-disabled', 'true');
  }
  await userEvent.click(action());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Enter triggers the action once the word matches, spaces around it aside', async () => {
  const { onConfirm, close } = await show({ word: 'delete' });
  await userEvent.type(screen.getByRole('textbox'), ' delete {Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledWith(true));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['what destroys begins on Cancel', {}, 'Cancel'],
  ['what does not begins on its action', { danger: false }, 'Delete server'],
  ['what may be done twice begins on Cancel', { danger: false, isCareful: true }, 'Cancel'],
])('%s', async (_, props, name) => {
  await show({ ...props, body: <p>It is gone then.</p> });
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('It is gone then.');
});

test('while the work runs, a second press and Escape do nothing', async () => {
  let finish = () => undefined as void;
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { close } = await show({ onConfirm });
  await userEvent.dblClick(action());
  expect(action()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(close).toHaveBeenCalledWith(true));
});

test('a failure is shown inside the dialog, which stays', async () => {
  const onConfirm = () => Promise.reject(new Error('The server is locked'));
  const { close } = await show({ onConfirm });
  await userEvent.click(action());
  expect(await screen.findByText('The server is locked')).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  expect(action()).not.toHaveAttribute('aria-busy');
});

test('Cancel closes without a result', async () => {
  const { close, onConfirm } = await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledWith();
  expect(onConfirm).not.toHaveBeenCalled();
});
