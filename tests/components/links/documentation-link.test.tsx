// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentationContext, DocumentationLink } from '@/components/links/documentation-link';

test('the documentation opens in a tab of its own', () => {
  render(
    <DocumentationContext value="https://docs.example.com/">
      <DocumentationLink />
    </DocumentationContext>,
  );
  const link = screen.getByRole('link', { name: /^Read the documentation/ });
  expect(link).toHaveAttribute('href', 'https://docs.example.com/');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without an address nothing is offered', () => {
  render(<DocumentationLink />);
  expect(screen.queryByRole('link')).toBeNull();
});
