import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '@/app/panel/areas';
import type { Kind } from '@/model/kinds';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import type { NodeProvider } from '@mocks/node';
import { openScreens } from './open-screens';

type World = NodeProvider['provider']['world'];

/** A page of a record of which something comes in another type, and what it must not say of that. */
const PAGES = [
  {
    kind: 'server',
    at: 'servers/srv-nbs01',
    bend: (world: World) => world.server.patch('srv-nbs01', { name: 'unreadable' }),
    note: /^The snapshots retention and volumes of this server could not be read: they are/,
    never: /No volumes are attached/,
  },
  {
    kind: 'server_group',
    at: 'server_groups/grp-web01',
    bend: (world: World) => world.server_group.patch('grp-web01', { name: 'unreadable' }),
    note: /^The servers of this server group could not be read: it is/,
    never: /No server is in this group/,
  },
  {
    kind: 'volume',
    at: 'volumes/vol-data1',
    bend: (world: World) => world.volume.patch('vol-data1', { name: 'unreadable' }),
    note: /^The size of this volume could not be read: it is/,
    never: /\bNaN\b|\b0 ?GB/,
  },
] as const satisfies readonly { readonly kind: Kind; readonly [more: string]: unknown }[];

test.each(PAGES)(
  'the page of a $kind says what could not be read, and does not call it none',
  async ({ kind, at, bend, note, never }) => {
    const { store } = await openScreens(SCREENS, {
      at: `/accounts/acc-demo1/${at}/`,
      prepare: ({ provider }) => void bend(provider.world),
    });
    const [, id = ''] = at.split('/');
    await waitFor(() => expect(selectRecordStatus(store.getState(), kind, id).full).toBe(true));
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('unreadable');
    expect(screen.queryByText(never)).toBeNull();
  },
);
