import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FacetChoices } from '@/components/lists/facet-choices';

const OPTIONS = Array.from({ length: 5000 }, (_, at) => ({
  value: `srv-${String(at)}`,
  label: `server ${String(at)}`,
  count: 1,
}));

test('of very many choices a hundred and the chosen are drawn, the others by a search', async () => {
  const user = userEvent.setup();
  render(
    <FacetChoices
      label="Resource"
      chosen={['srv-4321']}
      options={() => OPTIONS}
      onChange={() => undefined}
    />,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(101);
  expect(screen.getByRole('checkbox', { name: /^server 4321/ })).toBeChecked();
  expect(screen.getByText('Search to see 4,899 more')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search Resource' }), 'server 12');
  expect(screen.getByText('Search to see 11 more')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search Resource' }), '34');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.queryByText(/Search to see/)).toBeNull();
});
