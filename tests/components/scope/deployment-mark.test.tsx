import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeploymentMark } from '@/components/scope/deployment-mark';

test('a mark tells what it means once it is pressed', async () => {
  const user = userEvent.setup();
  render(<DeploymentMark label="Demo" hint="Nothing here is real." />);
  expect(screen.queryByText('Nothing here is real.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Demo' }));
  expect(await screen.findByRole('dialog', { name: 'Demo' })).toHaveTextContent(
    'Nothing here is real.',
  );
});
