import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useNewPage } from '@/app/shell/shell';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { DialogOutlet, DialogProvider, useDialogs } from '@/ui/dialogs/dialog-stack';

interface FrameProps {
  readonly work: () => Promise<void>;
}

function Frame({ work }: FrameProps) {
  const dialogs = useDialogs();
  useNewPage(dialogs.closeAll);
  const question = { title: 'Sure?', confirmLabel: 'Yes', onConfirm: work };
  return (
    <>
      <Button onClick={() => void dialogs.open(ConfirmDialog, question)}>Ask</Button>
      <Outlet />
      <DialogOutlet />
    </>
  );
}

async function open(work = () => Promise.resolve()) {
  const stack = (
    <DialogProvider>
      <Frame work={work} />
    </DialogProvider>
  );
  const children = [
    { path: 'list/', element: <h1>List</h1> },
    { path: 'record/', element: <Outlet />, children: [{ path: 'name/', element: <p>Editor</p> }] },
  ];
  const router = createMemoryRouter([{ path: '/', element: stack, children }], {
    initialEntries: ['/record/'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  return { go: (to: string) => act(() => router.navigate(to)) };
}

test('whatever leads to another page closes the dialog over the one before', async () => {
  const { go } = await open();
  await go('/record/?q=web');
  await go('/record/name/');
  await go('/record/');
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
  await go('/list/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog at work stays on the next page until it can say how that went', async () => {
  let fail = (_: Error) => undefined as void;
  const { go } = await open(() => new Promise<void>((_, reject) => (fail = reject)));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await go('/list/');
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
  await act(async () => fail(new Error('It is locked')));
  expect(await screen.findByText('It is locked')).toBeVisible();
});
