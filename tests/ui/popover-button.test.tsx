import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '@/ui/button';
import { PopoverButton } from '@/ui/popover-button';

test('a panel opens beside its button, closes itself, and gives the focus back', async () => {
  render(
    <PopoverButton trigger="Zone" label="Filter by zone">
      {(close) => <Button onClick={close}>Apply</Button>}
    </PopoverButton>,
  );
  const trigger = screen.getByRole('button', { name: 'Zone' });
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('dialog', { name: 'Filter by zone' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
});
