import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsageCard } from '@/screens/billing/usage-card';
import { openPage } from '../../components/open-page';

test('usage that could not be read is not said to be none', async () => {
  const usage = { total: 14, categories: [{ name: 'Storage', items: undefined }] };
  await openPage({ page: <UsageCard usage={usage} nextBillingDate={null} /> });
  const table = await screen.findByRole('table', { name: 'Usage' });
  const row = within(table).getByRole('row', { name: /^Storage/u });
  expect(within(row).getAllByText('couldn’t load')).toHaveLength(2);
  expect(within(row).queryByRole('button')).toBeNull();
  expect(within(table).getByRole('row', { name: /^Total/u })).toHaveTextContent('£14.00');
  expect(screen.queryByText(/any usage reported/u)).toBeNull();
});
