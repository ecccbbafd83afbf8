import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT } from '../../../components/open-page';
import type { ScreenOptions } from '../../open-screens';
import { openEditor } from './open-editor';

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const open = (options: Partial<ScreenOptions> = {}) =>
  openEditor('srv-web01', 'server_groups', options);

test('the groups of the server are ticked, and stand first', async () => {
  await open();
  expect(await box(/^default/)).toBeChecked();
  expect(await box(/^web/)).toBeChecked();
  expect(await box(/^workers/)).not.toBeChecked();
  const names = screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent);
  expect(names.slice(0, 2).join()).toMatch(/default.*web/);
});

test('what is ticked takes the place of all groups at once', async () => {
  const { user, save, closed, row, sent } = await open();
  await user.click(await box(/^web/));
  await user.click(await box(/^workers/));
  await save();
  await closed();
  expect(row().server_groups).toEqual(['grp-deflt', 'grp-works']);
  expect(sent()).toEqual(['PUT /1.0/servers/srv-web01']);
});

test('what another hand changes of the groups while it is open stays changed', async () => {
  const { user, save, closed, row, store, provider } = await open();
  await user.click(await box(/^web/));
  provider.world.server.patch('srv-web01', { server_groups: ['grp-web01', 'grp-works'] });
  const server = { kind: 'server', id: 'srv-web01', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(server)));
  await waitFor(async () => expect(await box(/^workers/)).toBeChecked());
  expect(await box(/^default/)).not.toBeChecked();
  await save();
  await closed();
  expect(row().server_groups).toEqual(['grp-works']);
});

test('fewer than 5 to choose from have no search field', async () => {
  await open();
  await box(/^web/);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('from 5 on there is one, which finds a group by its id or its name', async () => {
  const { user } = await open({
    prepare: ({ provider: { world } }) => {
      const group = world.server_group.need('grp-empty');
      world.server_group.put({ ...group, id: 'grp-fifth', name: 'the fifth' });
    },
  });
  await box(/^web/);
  await user.type(
    screen.getByRole('searchbox', { name: 'Search server groups' }),
    'grp-fif{Enter}',
  );
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  expect(await box(/^the fifth/)).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'the fif{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  expect(await box(/^the fifth/)).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing');
  expect(screen.getByText('Nothing matches "nothing"')).toBeVisible();
});
