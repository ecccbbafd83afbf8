import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { TasksButton } from '@/components/activity/calls/tasks-button';
import { callAction, create } from '@/model/call';
import { removeObjectsCall } from '@/model/object/calls';
import { SERVER_VERBS } from '@/model/server/verbs';
import { orderOf, verbOf } from '@/model/verb';
import { calls, selectCalls } from '@/store/calls/calls-slice';
import type { Change } from '@/store/calls/manager';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { type NewToast, toasts } from '@/store/toasts/toasts-slice';
import { holdAnswer } from '../../../hold-answer';
import { openPanel } from '../../../screens/accounts/open-panel';

async function openTasks(options: Partial<Parameters<typeof openPanel>[0]> = {}) {
  const user = userEvent.setup();
  const panel = await openPanel({ page: <TasksButton />, account: 'acc-demo1', ...options });
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-demo1' }));
  await waitFor(() => expect(panel.state().resources.records.server).toBeDefined());
  const start = (id: string, action: string, done?: (name: string) => string) => {
    const call = callAction('server', id, action);
    const verb = verbOf(SERVER_VERBS, action);
    const request = { verb: action, title: orderOf(verb), account: 'acc-demo1', call };
    return panel.calls.startCall({ ...request, ...(done && { done }) }).outcome;
  };
  return { ...panel, user, start };
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Tasks/ }));
  return within(await screen.findByRole('dialog', { name: 'Tasks' }));
};

test('says when nothing is under way, and counts nothing', async () => {
  const { user } = await openTasks();
  expect(screen.getByRole('button', { name: 'Tasks' })).toHaveTextContent(/^$/);
  expect((await open(user)).getByText('No tasks in progress')).toBeVisible();
});

test('what is within a record is told by its own name', async () => {
  const { user, calls, store, state } = await openTasks();
  store.dispatch(resources.actions.listRequested({ kind: 'container', account: 'acc-demo1' }));
  await waitFor(() => expect(state().resources.records.container).toBeDefined());
  const removal = { names: [], folders: ['css/'] };
  const call = removeObjectsCall('acc-demo1', 'assets', removal, 'Error deleting css/');
  const request = { verb: 'delete', title: 'Delete', account: 'acc-demo1', call };
  await calls.startCall({ ...request, about: 'css/', success: 'Deleted' }).outcome;
  expect(state().toasts.at(-1)).toMatchObject({ message: 'Deleted', detail: 'css/' });
  const tasks = await open(user);
  // Its container is where it leads.
  expect(tasks.getByText('css/').closest('p')).toHaveTextContent('Delete css/');
  expect(tasks.getByRole('link', { name: 'css/' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/orbit/container/assets/',
  );
});

test('what runs, what waits for it, and how each ends', async () => {
  const { user, start, server } = await openTasks();
  const { held, letGo } = holdAnswer();
  server.use(http.post('*/servers/srv-web01/stop', held));
  // Its code is here before anything runs.
  await open(user);
  await user.keyboard('{Escape}');
  const first = start('srv-web01', 'stop', (name) => `${name} is stopped`);
  const second = start('srv-web01', 'start');
  expect(await screen.findByRole('button', { name: 'Tasks: 2 in progress' })).toHaveTextContent(
    '2',
  );
  const tasks = await open(user);
  expect(tasks.getByText('2 in progress')).toBeVisible();
  const rows = () => tasks.getAllByRole('listitem');
  expect(rows()[0]).toHaveTextContent('Start web-1Queued');
  expect(rows()[1]).toHaveTextContent(/^Force off web-1\d+ s$/);
  expect(tasks.getAllByRole('link', { name: 'web-1' })[0]).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/servers/srv-web01/',
  );
  await user.click(within(rows()[0]!).getByRole('button', { name: 'Cancel' }));
  await act(() => second);
  letGo();
  await act(() => first);
  const finished = within(await tasks.findByRole('list', { name: 'Earlier' }));
  expect(finished.getByText('Start', { exact: false })).toHaveTextContent('Start web-1, cancelled');
  expect(await finished.findByRole('link', { name: 'web-1 is stopped' })).toBeVisible();
  await user.click(tasks.getByRole('button', { name: 'Clear earlier' }));
  expect(tasks.getByText('No tasks in progress')).toBeVisible();
});

test('a failed one says what, why and which request, and is tried again in its place', async () => {
  const { user, start, provider } = await openTasks({
    prepare: ({ provider: { world } }) => world.server.patch('srv-web01', { name: 'fail-500' }),
  });
  await act(() => start('srv-web01', 'stop'));
  const button = screen.getByRole('button', { name: 'Tasks: 1 failed' });
  const tasks = await open(user);
  expect(await tasks.findByRole('button', { name: 'Copy the request ID' })).toBeVisible();
  expect(tasks.getByRole('listitem')).toHaveTextContent(
    /^Couldn’t force off fail-500API error\. \S.*Request [\da-f-]+Copy details\d+:\d\d$/,
  );
  // It has been seen.
  expect(button).toHaveAccessibleName('Tasks');
  provider.world.server.patch('srv-web01', { name: 'web-1' });
  await user.click(tasks.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(provider.world.server.need('srv-web01').status).toBe('inactive'));
  expect(tasks.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a failure that was seen still counts beside a task that runs, and alone no more', async () => {
  const { user, start, provider } = await openTasks({
    prepare: ({ provider: { world } }) => world.server.patch('srv-web01', { name: 'fail-500' }),
  });
  await act(() => start('srv-web01', 'stop'));
  await open(user);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Tasks' })).toHaveTextContent(/^$/);
  provider.dials.latency = 60_000;
  void start('srv-web02', 'stop');
  const button = await screen.findByRole('button', { name: 'Tasks: 1 in progress, 1 failed' });
  expect(button).toHaveTextContent('1');
  expect(within(button).getByText('1')).toHaveAttribute('data-failed');
});

test('what was refused for what was sent cannot be sent again, and can be dismissed', async () => {
  const { user, start } = await openTasks({
    prepare: ({ provider: { world } }) => world.server.patch('srv-web01', { name: 'fail-422' }),
  });
  await act(() => start('srv-web01', 'stop'));
  const tasks = await open(user);
  expect(tasks.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(tasks.getByRole('button', { name: 'Dismiss' }));
  expect(tasks.getByText('No tasks in progress')).toBeVisible();
});

test('a late one says so among the others, until it is dismissed', async () => {
  const { user, start, state, store, provider } = await openTasks();
  provider.dials.latency = 60_000;
  void start('srv-web01', 'stop');
  await screen.findByRole('button', { name: 'Tasks: 1 in progress' });
  act(() => void store.dispatch(calls.actions.unseen(selectCalls(state())[0]!.id)));
  const tasks = await open(user);
  expect(tasks.getByRole('listitem')).toHaveTextContent(
    /^Force off web-1Taking longer than usual\. Still running\./,
  );
  await user.click(tasks.getByRole('button', { name: 'Dismiss' }));
  expect(tasks.getByText('No tasks in progress')).toBeVisible();
});

test('its steps stand in order, with what is still to come', async () => {
  const { user, calls, server } = await openTasks();
  server.use(http.post('*/servers/srv-web01/stop', () => new Promise<undefined>(() => undefined)));
  const call: Change = function* () {
    yield { call: callAction('server', 'srv-web01', 'stop'), title: 'Stop' };
    return yield {
      call: callAction('server', 'srv-web01', 'start'),
      title: 'Start',
      settled: true,
    };
  };
  const request = { verb: 'restart', title: 'Restart', account: 'acc-demo1', call };
  calls.startCall({ ...request, steps: ['Stop', 'Start'] });
  const tasks = await open(user);
  const steps = await waitFor(() => {
    const items = within(tasks.getAllByRole('list')[1]!).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^Stop\d+ s$/);
    return items;
  });
  expect(steps[1]).toHaveTextContent(/^Start$/);
});

test('the name of a task is cut at 50 characters', async () => {
  const { user, start } = await openTasks();
  await act(() => start('srv-long1', 'lock'));
  const link = (await open(user)).getByRole('link');
  expect(link).toHaveTextContent('a-server-whose-name-is-rather-longer-than-fifty-ch…');
});

test('what makes something leads to what it made', async () => {
  const { user, calls } = await openTasks();
  const call = create('server_group', { name: 'new' });
  const request = { verb: 'create', title: 'Create server group', account: 'acc-demo1', call };
  await act(() => calls.startCall(request).outcome);
  const link = await (await open(user)).findByRole('link', { name: 'new' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/server_groups\/grp-.{5}\/$/));
});

describe('what toasts told', () => {
  const lost: NewToast = {
    tone: 'warning',
    message: 'Event stream disconnected',
    key: 'event-stream',
    persistent: true,
    action: { label: 'Reload', does: 'reload' },
  };
  const refused: NewToast = {
    tone: 'error',
    title: 'Error downloading a.txt',
    message: 'API error. Not found',
    cause: {
      kind: 'refused',
      status: 404,
      name: undefined,
      messages: ['Not found'],
      messageSource: 'fields',
      requestId: 'req-1',
    },
  };
  const rowsOf = (tasks: Awaited<ReturnType<typeof open>>, name: string) =>
    within(tasks.getByRole('list', { name })).getAllByRole('listitem');

  async function openTold(...told: readonly NewToast[]) {
    const panel = await openTasks();
    const tell = (toast: NewToast) =>
      act(() => void panel.store.dispatch(toasts.actions.shown(toast)));
    told.forEach(tell);
    return { ...panel, tell };
  }

  test('is kept once they close: failures on top, then what still stands, then the rest', async () => {
    const sent = { tone: 'success', message: 'Support request submitted.', to: '/x/' } as const;
    const { user, state, store } = await openTold(refused, lost, sent);
    const button = screen.getByRole('button', { name: 'Tasks: 1 failed' });
    for (const { id } of state().toasts)
      act(() => void store.dispatch(toasts.actions.dismissed(id)));
    const tasks = await open(user);
    expect(
      tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Failed', 'Needs attention', 'Earlier']);
    await tasks.findByRole('button', { name: 'Copy details' });
    expect(rowsOf(tasks, 'Failed')[0]).toHaveTextContent(
      /^Error downloading a\.txtAPI error\. Not foundDismissRequest req-1Copy details\d+:\d\d$/,
    );
    expect(tasks.getByRole('button', { name: 'Copy the request ID' })).toBeVisible();
    expect(rowsOf(tasks, 'Needs attention')[0]).toHaveTextContent(
      /^Event stream disconnectedReloadDismiss\d+:\d\d$/,
    );
    expect(tasks.getByRole('link', { name: sent.message })).toHaveAttribute('href', '/x/');
    // It has been seen.
    expect(button).toHaveAccessibleName('Tasks');
  });

  test('counts anew what fails after a look, and nothing that only informs', async () => {
    const { user, tell } = await openTold(refused);
    await open(user);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Tasks' })).toHaveTextContent(/^$/);
    tell({ tone: 'info', message: 'Volume Attached' });
    expect(screen.getByRole('button', { name: 'Tasks' })).toHaveTextContent(/^$/);
    tell(refused);
    expect(screen.getByRole('button', { name: 'Tasks: 1 failed' })).toHaveTextContent('1');
  });

  test('offers no reload of a stream that is back, nor one that is offline', async () => {
    const { user, store } = await openTold(lost);
    const tasks = await open(user);
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    expect(tasks.queryByRole('button', { name: 'Reload' })).toBeNull();
    offline.mockRestore();
    fireEvent.online(window);
    expect(tasks.getByRole('button', { name: 'Reload' })).toBeVisible();
    act(() => void store.dispatch(toasts.actions.cleared({ key: 'event-stream' })));
    expect(rowsOf(tasks, 'Earlier')[0]).toHaveTextContent(/^Event stream disconnected\d+:\d\d$/);
  });

  test('is told of a task by the task alone', async () => {
    const { user, start, state } = await openTasks({
      prepare: ({ provider: { world } }) => world.server.patch('srv-web01', { name: 'fail-500' }),
    });
    await act(() => start('srv-web01', 'stop'));
    await waitFor(() => expect(state().toasts).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Tasks: 1 failed' })).toBeVisible();
    expect(rowsOf(await open(user), 'Failed')).toHaveLength(1);
  });

  test('is dismissed one by one, the focus going to the next, or together', async () => {
    const { user, tell } = await openTold(
      { ...refused, title: 'first' },
      { ...refused, title: 'second' },
      { ...refused, title: 'third' },
    );
    const tasks = await open(user);
    const dismiss = (row: HTMLElement) => within(row).getByRole('button', { name: 'Dismiss' });
    // The newest comes first.
    await user.click(dismiss(rowsOf(tasks, 'Failed')[0]!));
    expect(rowsOf(tasks, 'Failed').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
      'secon',
      'first',
    ]);
    expect(dismiss(rowsOf(tasks, 'Failed')[0]!)).toHaveFocus();
    await user.click(tasks.getByRole('button', { name: 'Dismiss all' }));
    expect(tasks.getByText('No tasks in progress')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Tasks' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    tell({ tone: 'info', message: 'told' });
    await user.click(tasks.getByRole('button', { name: 'Clear earlier' }));
    expect(tasks.queryByText('told')).toBeNull();
  });

  test('says the day where it is another', async () => {
    const { user, store } = await openTasks();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-07T09:05:00'));
    act(() => void store.dispatch(toasts.actions.shown(refused)));
    now.mockRestore();
    const time = (await open(user)).getByText(/^7 Mar/u);
    expect(time).toHaveAttribute('title', '7 Mar 2026 9:05');
  });

  test('is gone with the session', async () => {
    const { store, state } = await openTold(refused);
    act(() => void store.dispatch(session.ended({ chosen: true })));
    expect(state().toasts).toEqual([]);
    expect(selectCalls(state())).toEqual([]);
  });
});
