import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TasksButton } from '@/components/calls/tasks-button';
import { create } from '@/model/call';
import { SERVER_VERBS } from '@/model/server/verbs';
import { verbOf } from '@/model/verb';
import { resources } from '@/store/resources/resources-actions';
import { openPanel } from '../../screens/accounts/open-panel';

async function openTasks(options: Partial<Parameters<typeof openPanel>[0]> = {}) {
  const user = userEvent.setup();
  const panel = await openPanel({ page: <TasksButton />, account: 'acc-demo1', ...options });
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-demo1' }));
  await waitFor(() => expect(panel.state().resources.records.server).toBeDefined());
  const start = (id: string, action: string) => {
    const call = { method: 'POST', kind: 'server', id, action } as const;
    const { label: title } = verbOf(SERVER_VERBS, action);
    return panel.calls.startCall({ verb: action, title, account: 'acc-demo1', call }).outcome;
  };
  return { ...panel, user, start };
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Tasks in progress/ }));
  return within(await screen.findByRole('dialog', { name: 'Tasks' }));
};

test('says when nothing is under way', async () => {
  const { user } = await openTasks();
  expect(screen.getByRole('button', { name: 'Tasks in progress: 0' })).toBeVisible();
  expect((await open(user)).getByText('No tasks in progress')).toBeVisible();
});

test('what runs, what waits for it, and how each ends', async () => {
  const { user, start } = await openTasks({ dials: { latency: 600 } });
  const first = start('srv-web01', 'stop');
  const second = start('srv-web01', 'start');
  expect(await screen.findByRole('button', { name: 'Tasks in progress: 2' })).toBeVisible();
  const tasks = await open(user);
  const rows = () => tasks.getAllByRole('listitem');
  expect(rows()[0]).toHaveTextContent('Start web-1Waiting');
  expect(rows()[1]).toHaveTextContent('Stop web-1In progress');
  expect(tasks.getAllByRole('link', { name: 'web-1' })[0]).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/servers/srv-web01/',
  );
  await user.click(within(rows()[0]!).getByRole('button', { name: 'Cancel' }));
  await act(() => second);
  expect(rows()[0]).toHaveTextContent('Start web-1Cancelled');
  await act(() => first);
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Stop web-1Done'));
});

test('a failed one says why, and which request to quote to support', async () => {
  const { user, start } = await openTasks({
    prepare: ({ provider: { world } }) => world.server.patch('srv-web01', { name: 'fail-500' }),
  });
  await act(() => start('srv-web01', 'stop'));
  const tasks = await open(user);
  expect(tasks.getByRole('listitem')).toHaveTextContent(
    /^Stop fail-500Failed: \S.*\. Request [\da-f-]+$/,
  );
});

test('spec 1 §9: the name of a task is cut at 50 characters', async () => {
  const { user, start } = await openTasks();
  await act(() => start('srv-long1', 'lock'));
  const link = (await open(user)).getByRole('link');
  expect(link).toHaveTextContent('a-server-whose-name-is-rather-longer-than-fifty-ch…');
});

test('a task is called by its title, what makes something by that alone', async () => {
  const { user, start, calls } = await openTasks();
  await act(() => start('srv-web01', 'snapshot'));
  const call = create('server_group', { name: 'new' });
  const request = { verb: 'create', title: 'Create server group', account: 'acc-demo1', call };
  await act(() => calls.startCall(request).outcome);
  const rows = (await open(user)).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Create server group Done',
    'Create Snapshot web-1Done',
  ]);
});
