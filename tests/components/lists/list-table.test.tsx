import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Column } from '@/components/lists/list-props';
import { ListTable } from '@/components/lists/list-table';
import { decode } from '@/model/decode';
import type { ServerRecord } from '@/model/records/compute';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { record } from '../../model/build';

const servers = [
  record('server', { id: 'srv-aaaaa', server_groups: ['grp-aaaaa'] }),
  record('server', { id: 'srv-bbbbb', server_groups: ['grp-bbbbb'] }),
];

test('a group that is renamed draws those rows alone that name it', () => {
  const store = configureStore({ reducer: { resources: resourcesReducer } });
  let readAt = 0;
  const rename = (id: string, name: string) => {
    const { entities } = decode('server_group', { id, name }, { volumeSize: 'bytes' });
    store.dispatch(resources.actions.merged({ entities, readAt: (readAt += 1) }));
  };
  const drawn: string[] = [];
  const groups: Column<ServerRecord> = {
    id: 'groups',
    label: 'Groups',
    of: ['server_groups'],
    cell: ({ id, server_groups = [] }, context) => {
      drawn.push(id);
      return server_groups.map((group) => context.get('server_group', group)?.name);
    },
    text: () => '',
  };
  rename('grp-aaaaa', 'web');
  rename('grp-bbbbb', 'mail');
  const none = () => undefined;
  const selection = { ids: new Set<string>(), anchor: undefined };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ListTable
          title="Servers"
          columns={[groups]}
          verbs={[]}
          records={servers}
          expected={0}
          made={{ own: undefined, inSight: 0 }}
          now={0}
          selecting={{ selection, press: none, set: none, clear: none }}
          onSelect={none}
          busy={false}
          sort={{ column: 'groups', direction: 'ascending' }}
          onSort={none}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(drawn).toEqual(['srv-aaaaa', 'srv-bbbbb']);
  act(() => rename('grp-bbbbb', 'post'));
  act(() => rename('grp-ccccc', 'new'));
  expect(drawn).toEqual(['srv-aaaaa', 'srv-bbbbb', 'srv-bbbbb']);
  expect(screen.getByText('post')).toBeVisible();
});

const named: Column<ServerRecord> = {
  id: 'name',
  label: 'Name',
  of: ['name'],
  cell: ({ id }) => id,
  text: ({ id }) => id,
};
const noted: Column<ServerRecord> = {
  id: 'note',
  label: 'Note',
  of: ['name'],
  phone: 'second',
  from: 900,
  cell: ({ id }) => `note of ${id}`,
  text: ({ id }) => (id === 'srv-aaaaa' ? 'a note' : ''),
};

function show() {
  const store = configureStore({ reducer: { resources: resourcesReducer } });
  const none = () => undefined;
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ListTable
          title="Servers"
          columns={[named, noted]}
          verbs={[]}
          records={servers}
          expected={0}
          made={{ own: undefined, inSight: 0 }}
          now={0}
          selecting={{
            selection: { ids: new Set(), anchor: undefined },
            press: none,
            set: none,
            clear: none,
          }}
          onSelect={none}
          busy={false}
          sort={{ column: 'name', direction: 'ascending' }}
          onSort={none}
        />
      </MemoryRouter>
    </Provider>,
  );
}

test('what a row does not tell is left out of its second line on a phone, dot and all', () => {
  show();
  const cell = (id: string) => screen.getByText(`note of ${id}`);
  expect(cell('srv-aaaaa')).not.toHaveAttribute('data-empty');
  expect(cell('srv-bbbbb')).toHaveAttribute('data-empty');
});

test('a column that a narrow list leaves out goes with its head and its cells', () => {
  show();
  const from = [...screen.getByRole('table').querySelectorAll('[data-from="900"]')];
  expect(from.map(({ tagName }) => tagName)).toEqual(['COL', 'TH', 'TD', 'TD']);
});
