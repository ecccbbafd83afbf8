import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Description } from '@/components/records/links/linked-text';
import { renderLinks } from './links';

const text = 'The first of srv-web01.\n'.repeat(9);

test('a description is cut at three lines, and whole on hover', () => {
  renderLinks(<Description text={text} />);
  const cut = screen.getByTitle(/^(The first of srv-web01.\s*){9}$/u);
  expect(cut.className).toMatch(/clamp/u);
  // No page is laid out here: the rule itself is looked at.
  const rules = readFileSync('src/ui/tooltip.module.css', 'utf8');
  expect(rules).toMatch(/\.clamp \{[^}]*-webkit-line-clamp: 3;/u);
});

test('its ids are links', () => {
  renderLinks(<Description text="Beside srv-web01." />);
  expect(screen.getByRole('link', { name: 'srv-web01' })).toBeVisible();
});
