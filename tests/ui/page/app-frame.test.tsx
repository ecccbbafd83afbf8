import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppFrame } from '@/ui/page/app-frame';
import { NavItem, NavSection } from '@/ui/page/nav-item';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

function Frame() {
  const [collapsed, setCollapsed] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <MemoryRouter initialEntries={['/servers/']}>
      <AppFrame
        product="Wheelhouse"
        collapsed={collapsed}
        onCollapsed={setCollapsed}
        drawerOpen={drawerOpen}
        onDrawer={setDrawerOpen}
        bar={<p>bar</p>}
        nav={
          <NavSection title="Compute">
            <NavItem to="/servers/" icon="server" label="Cloud Servers" />
            <NavItem to="/groups/" icon="group" label="Server Groups" />
          </NavSection>
        }
      >
        <h1>Page</h1>
      </AppFrame>
    </MemoryRouter>
  );
}

test('the first stop of the keyboard skips to the content', async () => {
  render(<Frame />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the place shown is marked in the navigation', () => {
  render(<Frame />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud Servers');
});

test('the open drawer takes the focus, keeps the page out of reach, and Escape closes it', async () => {
  render(<Frame />);
  const button = screen.getByRole('button', { name: 'Open navigation' });
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Cloud Servers' })).toHaveFocus();
  expect(screen.getByText('bar').parentElement).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the narrow navigation keeps its names', async () => {
  render(<Frame />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Server Groups' })).toBeInTheDocument();
});

test.each(['/servers/', '/Servers/srv-web01/'])('the entry of %s is the current one', (at) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavItem to="/servers/" icon="server" label="Cloud Servers" />
      <NavItem to="/server_groups/" icon="group" label="Server Groups" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud Servers');
});
