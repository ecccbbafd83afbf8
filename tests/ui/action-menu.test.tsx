import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { sectionsOf } from '@/ui/menu-popover';

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

function show() {
  const stop = vi.fn();
  const start = vi.fn();
  const items: Action[] = [
    { id: 'delete', label: 'Delete…', danger: true, onAction: vi.fn() },
    { id: 'start', label: 'Start', disabledReason: 'It runs already', onAction: start },
    { id: 'stop', label: 'Stop', onAction: stop },
    { id: 'rename', label: 'Rename', href: '/servers/srv-web01/name/' },
  ];
  render(
    <MemoryRouter>
      <ActionMenu label="Power" items={() => items} />
      <Where />
    </MemoryRouter>,
  );
  return { stop, start, items };
}

test('the keyboard opens a menu at what can be done, walks it and chooses', async () => {
  const { stop } = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu', { name: 'Power' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(stop).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Power' })).toHaveFocus());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a disabled item can be focused, tells why, and does nothing', async () => {
  const { start } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Power' }));
  const item = await screen.findByRole('menuitem', { name: 'Start' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop' })).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  expect(item).toHaveFocus();
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription('It runs already');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(item);
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test.each(['{Enter}', ' '])(
  'opened again with %j, a menu focuses what can be done, and an arrow the next',
  async (key) => {
    show();
    await userEvent.tab();
    // Once the menu's code is loaded, a press is over before the items are there.
    for (const press of [key, key]) {
      await userEvent.keyboard(press);
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Power' })).toHaveFocus());
    }
  },
);

test('where every item is disabled each can be reached, and tells why', async () => {
  const label = ['Start', 'Stop', 'Delete'];
  const items = label.map((words) => ({
    id: words,
    label: words,
    danger: words === 'Delete',
    disabledReason: `No ${words} now`,
    onAction: vi.fn(),
  }));
  render(
    <MemoryRouter>
      <ActionMenu label="Power" items={items} />
    </MemoryRouter>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  for (const words of label) {
    const item = await screen.findByRole('menuitem', { name: words });
    await waitFor(() => expect(item).toHaveFocus());
    expect(item).toHaveAccessibleDescription(`No ${words} now`);
    await userEvent.keyboard('{ArrowDown}');
  }
});

test('Escape closes a menu and gives the focus back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Power' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Power' })).toHaveFocus());
});

test('an item that leads somewhere is a real link within the panel', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Power' }));
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  expect(item).toHaveAttribute('href', '/servers/srv-web01/name/');
  await userEvent.click(item);
  expect(await screen.findByText('at /servers/srv-web01/name/')).toBeInTheDocument();
});

test('what destroys stands last, in a section of its own', () => {
  const { items } = show();
  const ids = sectionsOf(items).map(([, members]) => members.map(({ id }) => id));
  expect(ids).toEqual([['start', 'stop', 'rename'], ['delete']]);
});
