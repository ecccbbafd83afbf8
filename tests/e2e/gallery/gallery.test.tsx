import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Gallery } from '../../../e2e/gallery/gallery';

// An error or warning on the console fails it, as it does every test (`tests/console.ts`).
test('the gallery shows the whole design system, and nothing complains', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  render(
    <MemoryRouter initialEntries={['/']}>
      <Gallery />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'The design system' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const part of ['Buttons and links', 'Fields', 'Status', 'Charts', 'Menus and dialogs']) {
    expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
  }
});
