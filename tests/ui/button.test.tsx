import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, IconButton } from '@/ui/button';

test('a busy button keeps its name, says it is busy and cannot be pressed', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
});

test('a disabled button can be focused, tells why, and does nothing', async () => {
  const press = vi.fn();
  render(
    <Button disabledReason="A locked server cannot be stopped" onClick={press}>
      Stop
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Stop' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('A locked server cannot be stopped');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a disabled submit button does not send its form by Enter', async () => {
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" disabledReason="Not yet">
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'web{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('an icon button has a name, and shows it on focus until Escape', async () => {
  render(<IconButton icon="pencil" label="Rename" />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
  expect(await screen.findByText('Rename')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Rename')).not.toBeInTheDocument();
});
