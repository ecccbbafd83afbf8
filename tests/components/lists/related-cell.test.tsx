import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RelatedCell } from '@/components/lists/name-cell';
import { renderLinks } from '../records/links/links';

const ids = ['grp-aaaa1', 'grp-aaaa2', 'grp-aaaa3', 'grp-aaaa4', 'grp-aaaa5', 'grp-aaaa6'];

test('a row links to the first, and its count shows five and how many more there are', async () => {
  renderLinks(<RelatedCell kind="server_group" ids={ids} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '+5: all 6 Server Groups' }));
  expect(await screen.findByRole('dialog', { name: 'Server Groups' })).toHaveTextContent('+1 more');
  expect(screen.getByRole('link', { name: 'grp-aaaa5' })).toBeVisible();
});

test('a single one has no count', () => {
  renderLinks(<RelatedCell kind="server_group" ids={ids.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
