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

test('a page directly below the account has no crumb, a page further below has both', async () => {
  const below = { path: 'payment', handle: { title: 'Take payment' }, element: <Title /> };
  const routes = [
    {
      path: '/accounts/:account',
      handle: { record: { kind: 'account', param: 'account' } },
      children: [
        { path: 'events', handle: { title: 'Events' }, element: <Title /> },
        { path: 'billing', handle: { title: 'Billing', crumb: 'Billing' }, children: [below] },
      ],
    },
  ];
  const { router } = await openPage({ at: '/accounts/acc-demo1/events', routes });
  expect(await screen.findByText('Events')).toBeVisible();
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
  await router.navigate('/accounts/acc-demo1/billing/payment');
  expect(await screen.findByText('Take payment')).toBeVisible();
  expect(screen.getByRole('navigation')).toHaveTextContent(/ \/ Billing$/);
});
