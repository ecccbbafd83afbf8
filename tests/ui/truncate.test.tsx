import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Truncate } from '@/ui/tooltip';

test('a name of 50 characters is whole', () => {
  const { container } = render(<Truncate text={'a'.repeat(50)} />);
  expect(container).toHaveTextContent(/^a{50}$/u);
});

test('a name of 51 characters is cut at 50, with an ellipsis and the whole on hover', () => {
  const name = 'b'.repeat(51);
  render(<Truncate text={name} />);
  const cut = screen.getByTitle(name);
  expect(cut).toHaveTextContent(/^b{50}…$/u);
});

test('a character outside the basic plane counts as one and is never halved', () => {
  const { container } = render(<Truncate text={'🛞'.repeat(50)} />);
  expect(container.textContent).toBe('🛞'.repeat(50));
});
