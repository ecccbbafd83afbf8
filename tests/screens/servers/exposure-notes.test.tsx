// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-actions';
import { ACCOUNT } from '../../components/open-page';
import { openServers, serverPath } from './open-servers';

test('what a group opens to everyone is told once its rules are known', async () => {
  const { store } = await openServers({ at: serverPath('srv-web01') });
  await screen.findByRole('heading', { level: 1, name: 'web-1' });
  expect(screen.queryByText(/open to every address/)).toBeNull();
  act(() => {
    store.dispatch(resources.actions.listWanted({ kind: 'server_group', account: ACCOUNT }));
    store.dispatch(resources.actions.listWanted({ kind: 'firewall_policy', account: ACCOUNT }));
  });
  const link = await screen.findByRole('link', { name: 'Review rules of group web' });
  expect(link).toHaveAttribute('href', `/accounts/${ACCOUNT}/server_groups/grp-web01/`);
  const notes = screen.getAllByText(/^Port 22 is open to every address through group/);
  expect(notes.map((note) => note.textContent)).toContain(
    'Port 22 is open to every address through group web.',
  );
});
