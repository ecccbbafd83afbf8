import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHeader } from '@/ui/page/page-header';

test('a name in the crumbs is cut at 50 characters, as it is everywhere', () => {
  const name = 'c'.repeat(51);
  render(
    <MemoryRouter>
      <PageHeader crumbs={[{ label: name, to: '/servers/' }]} title="Rename cloud server" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(/^c{50}…$/u);
  expect(screen.getByTitle(name)).toBeVisible();
});

test('the heading of a form takes the focus of the outline’s', async () => {
  const outline = (
    <main key="outline">
      <PageHeader title="Create server" />
    </main>
  );
  const form = (
    <main key="form">
      <PageHeader title="Create server like web-1" />
    </main>
  );
  const { rerender } = render(outline);
  screen.getByRole('heading').focus();
  rerender(form);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Create server like web-1' })).toHaveFocus(),
  );
});
