import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useReportProblem } from '@/components/failure/report/use-report-problem';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';

function Report() {
  return (
    <button type="button" onClick={useReportProblem()}>
      Report
    </button>
  );
}

test('a page within the panel opens it over itself', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <DialogProvider>
      <Report />
      <DialogOutlet />
    </DialogProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(dialog).toHaveTextContent('not sent anywhere');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container).toHaveTextContent('Report');
});

test('a page in the place of the panel, where no dialog stack is, opens it too', async () => {
  const user = userEvent.setup();
  render(<Report />);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
