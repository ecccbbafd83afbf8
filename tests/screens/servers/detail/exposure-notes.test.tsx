import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ACCOUNT } from '../../../components/open-page';
import { openServers, serverPath } from '../open-servers';

test('what a group opens to everyone is shown on a direct visit, by one read of the policies', async () => {
  const { asked } = await openServers({ at: serverPath('srv-web01') });
  const link = await screen.findByRole('link', { name: 'Review rules of group web' });
  expect(link).toHaveAttribute('href', `/accounts/${ACCOUNT}/server_groups/grp-web01/`);
  // One line for the same port, which leads to the first of the groups.
  expect(screen.getByText(/^Port 22 is open/)).toHaveTextContent(
    'Port 22 is open to everyone through web and default. Review',
  );
  // They come last, so that they push nothing below them out of place.
  expect(link.closest('section')).toBe(screen.getByRole('region', { name: 'Server groups' }));
  expect(link.closest('section')?.nextElementSibling).toBeNull();
  // Once the events are there, what was read before is read again.
  const reads = new Set(asked.filter((call) => /server_groups|firewall/.test(call)));
  expect([...reads]).toEqual(['GET /1.0/firewall_policies']);
});
