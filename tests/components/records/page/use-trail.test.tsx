import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTrail } from '@/components/records/page/use-trail';
import { resources } from '@/store/resources/resources-state';
import { openPage, SERVERS } from '../../open-page';

function Title() {
  const { title, crumbs } = useTrail();
  return (
    <>
      <p>{title}</p>
      <nav>{crumbs.map(({ label }) => label).join(' / ')}</nav>
    </>
  );
}

test('a name with a line break is one name', async () => {
  await openPage({
    at: `${SERVERS}srv-web01/part`,
    prepare: ({ provider }) => provider.world.server.patch('srv-web01', { name: 'one\ntwo' }),
    routes: [
      {
        path: '/accounts/:account/servers/:server',
        handle: { record: { kind: 'server', param: 'server' } },
        children: [{ path: 'part', handle: { title: 'The part' }, element: <Title /> }],
      },
    ],
  }).then(({ store }) =>
    store.dispatch(
      resources.actions.recordRequested({ kind: 'server', id: 'srv-web01', account: 'acc-demo1' }),
    ),
  );
  await waitFor(() => expect(screen.getByRole('navigation')).toHaveTextContent('one two'));
  expect(screen.getByText('The part')).toBeVisible();
});

test('what the navigation lists has no crumbs, also below an editor, which would move it', async () => {
  await openPage({
    at: `${SERVERS}add`,
    routes: [
      {
        path: '/accounts/:account',
        handle: { record: { kind: 'account', param: 'account' } },
        children: [
          {
            path: 'servers',
            handle: { title: 'All Cloud Servers', crumb: 'Cloud Servers', section: 'Compute' },
            children: [{ path: 'add', handle: { title: 'The editor' }, element: <Title /> }],
          },
        ],
      },
    ],
  });
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
});
