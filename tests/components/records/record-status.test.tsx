import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecordBadge } from '@/components/records/record-status';
import { calls } from '@/store/calls/calls-slice';
import { ACCOUNT, openPage, SERVERS } from '../open-page';

test('a status is an orange ring while an action changes it', async () => {
  const page = <RecordBadge record={{ id: 'srv-web01', status: 'active' }} />;
  const { store } = await openPage({ page, at: SERVERS });
  expect(await screen.findByText('active')).toHaveAttribute('data-colour', 'green');
  const task = { id: 'call-1', verb: 'shutdown', title: 'Shut down', doing: 'shutting down' };
  const subject = { kind: 'server', record: 'srv-web01', account: ACCOUNT } as const;
  act(() => void store.dispatch(calls.actions.enqueued({ ...task, ...subject })));
  const status = await screen.findByText('shutting down');
  expect(status).toHaveAttribute('data-colour', 'orange');
  expect(status).toHaveAttribute('data-busy', 'true');
});
