import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { selectCall } from '@/store/calls/calls-slice';
import { session } from '@/store/session/session-slice';
import { ServerList } from '../server-list';
import { holdAnswer } from '../../../hold-answer';
import { openPage, SERVERS } from '../../open-page';

const page = <ServerList />;
const at = `${SERVERS}?q=batch-`;
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.queryByRole('region', { name: 'Selection' });
const inBar = (name: string) => within(bar()!).getByRole('button', { name });
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// Its code is fetched when something is selected.
beforeAll(() => import('@/components/lists/verbs/bulk-bar'));

describe('a selection', () => {
  test('is counted in a bar, and cleared by its button or by Escape', async () => {
    const user = userEvent.setup();
    await openPage({ page, at });
    await user.click(await box('batch-01'));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(inBar('Clear'));
    expect(bar()).toBeNull();
    await user.click(await box('batch-01'));
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(await box('batch-01')).not.toBeChecked();
  });

  test('reaches with Shift from the last one pressed', async () => {
    const user = userEvent.setup();
    await openPage({ page, at });
    await user.click(await box('batch-02'));
    await user.keyboard('{Shift>}');
    await user.click(await box('batch-05'));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('4 selected');
    expect(await box('batch-03')).toBeChecked();
  });

  test('survives pages and filters, and can be all that match', async () => {
    localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 10 }));
    const user = userEvent.setup();
    await openPage({ page, at });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar()).toHaveTextContent('10 selected');
    await user.click(inBar('Select all 12'));
    expect(bar()).toHaveTextContent('12 selected');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await box('batch-12')).toBeChecked();
    const filter = screen.getByRole('searchbox', { name: /^Filter/ });
    await user.clear(filter);
    await user.type(filter, 'srv-web01');
    expect(await box('web-1')).not.toBeChecked();
    expect(bar()).toHaveTextContent('12 selected');
  });

  test('holds only what still exists', async () => {
    const user = userEvent.setup();
    const { provider } = await openPage({ page, at });
    await user.click(await box('batch-01'));
    await user.click(await box('batch-02'));
    provider.world.server.remove('srv-bat01');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
  });
});

describe('a verb on many', () => {
  test('its dialog cuts long names at 50 characters', async () => {
    const user = userEvent.setup();
    const name = 'a-server-whose-name-is-rather-longer-than-fifty-characters-allow';
    await openPage({ page, at: `${SERVERS}?q=srv-long1` });
    await user.click(await box(name));
    await user.click(inBar('Delete'));
    await screen.findByRole('list', { name: 'Included' });
    expect(items('Included')[0]).toMatch(
      /^a-server-whose-name-is-rather-longer-than-fifty-ch… srv-long1/,
    );
  });

  test('is there if any of them allows it, and says who is left out and why', async () => {
    const user = userEvent.setup();
    const { provider, asked } = await openPage({ page, at });
    await user.click(await box('batch-03'));
    await user.click(await box('batch-04'));
    await user.click(inBar('Power'));
    await user.click(await screen.findByRole('menuitem', { name: 'Force off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Force off 1 Cloud Server' });
    expect(items('Included')).toEqual(['batch-03 srv-bat03']);
    expect(items('Left out')).toEqual(['batch-04 srv-bat04This server is stopped']);
    await user.click(within(dialog).getByRole('button', { name: 'Force off' }));
    expect(await screen.findByText('Done.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /1.0/servers/srv-bat03/stop',
    ]);
    await waitFor(() => expect(provider.world.server.need('srv-bat03').status).toBe('inactive'));
  });

  test('keeps its place whatever is selected', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=batch-03` });
    const verbs = () =>
      within(bar()!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((label) => !label.startsWith('Select all'));
    await user.click(await box('batch-03'));
    const before = verbs();
    expect(inBar('Unlock')).toHaveAttribute('aria-disabled', 'true');
    const filter = screen.getByRole('searchbox', { name: /^Filter/ });
    await user.clear(filter);
    await user.type(filter, 'srv-lock1');
    await user.click(await box('build-box'));
    expect(inBar('Unlock')).not.toHaveAttribute('aria-disabled');
    expect(verbs()).toEqual(before);
  });

  test('is disabled with its reason when none of them allows it', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=srv-lock1` });
    await user.click(await box('build-box'));
    expect(inBar('Delete')).toHaveAttribute('aria-disabled', 'true');
    expect(inBar('Delete')).toHaveAccessibleDescription('This server is locked; unlock it first');
    expect(inBar('Unlock')).not.toHaveAttribute('aria-disabled');
  });

  test('that deletes waits for the exact word, spaces around it aside', async () => {
    const user = userEvent.setup();
    const { asked } = await openPage({ page, at: `${SERVERS}?q=srv-bat01` });
    await user.click(await box('batch-01'));
    await user.click(inBar('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 Cloud Server' }));
    const word = dialog.getByRole('textbox', { name: 'Type delete to confirm' });
    const press = dialog.getByRole('button', { name: 'Delete' });
    const type = async (text: string) => {
      await user.clear(word);
      await user.paste(text);
      await user.keyboard('{Enter}');
    };
    for (const other of ['DELETE', 'deleted']) {
      await type(other);
      expect(press).toHaveAccessibleDescription('Type ‘delete’ to continue');
    }
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await type(' delete ');
    expect(await screen.findByText('Done.')).toBeVisible();
    expect(asked).toContain('DELETE /1.0/servers/srv-bat01');
  });

  test('goes on past a failure, shows how each fares, and retries the failed ones', async () => {
    const user = userEvent.setup();
    const { provider, asked, store } = await openPage({
      page,
      at,
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-bat02', { name: 'later fail-500' });
      },
    });
    await user.clear(await screen.findByRole('searchbox', { name: /^Filter/ }));
    await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), 'srv-bat0');
    for (const name of ['batch-01', 'later fail-500', 'batch-03'])
      await user.click(await box(name));
    await user.click(inBar('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 Cloud Servers' });
    const press = within(dialog).getByRole('button', { name: 'Delete' });
    expect(press).toHaveAttribute('aria-disabled', 'true');
    expect(items('Included')[0]).toContain('This also deletes its boot volume vol-bat01.');
    await user.type(within(dialog).getByRole('textbox'), ' delete {Enter}');

    expect(await screen.findByText('2 of 3 done, 1 failed.')).toBeVisible();
    await within(dialog).findByRole('button', { name: 'Copy details' });
    const failed = items('Included').find((item) => item.includes('srv-bat02'));
    expect(failed).toContain('API error. Something went wrong at our end');
    expect(failed).toMatch(/Request [\da-f-]+Copy details/u);
    // Only the dialog reports it, no toast as well.
    expect(store.getState().toasts).toEqual([]);

    provider.world.server.patch('srv-bat02', { name: 'mended' });
    await user.click(within(dialog).getByRole('button', { name: 'Retry the failed ones' }));
    expect(await screen.findByText('All 3 done.')).toBeVisible();
    const deletes = asked.filter((call) => call.startsWith('DELETE'));
    expect(deletes.filter((call) => call.endsWith('srv-bat02'))).toHaveLength(2);
    expect(deletes).toHaveLength(4);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('retrying moves nothing, and a second press of the same closes nothing', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    const user = userEvent.setup();
    const { provider, server } = await openPage({
      page,
      at: `${SERVERS}?q=srv-bat0`,
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-bat02', { name: 'later fail-500' });
      },
    });
    for (const name of ['batch-01', 'later fail-500']) await user.click(await box(name));
    await user.click(inBar('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 Cloud Servers' });
    await user.type(within(dialog).getByRole('textbox'), 'delete{Enter}');
    expect(await screen.findByText('1 of 2 done, 1 failed.')).toBeVisible();
    expect(items('Included')[0]).toContain('srv-bat02');

    provider.world.server.patch('srv-bat02', { name: 'mended' });
    const { held, letGo } = holdAnswer();
    server.use(http.delete('*/servers/srv-bat02', held));
    const list = () => within(dialog).getByRole('region', { name: 'Included' }).parentElement;
    within(dialog).getByRole('button', { name: 'Retry the failed ones' }).focus();
    await user.keyboard('{Enter}{Enter}');
    const again = within(dialog).getByRole('button', { name: /^Retry the failed ones/u });
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-busy', 'true');
    expect(items('Included')[0]).toContain('srv-bat02');
    expect(list()).toHaveStyle({ minBlockSize: '240px' });
    await user.dblClick(again);
    letGo();
    expect(await screen.findByText('All 2 done.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    vi.restoreAllMocks();
  });

  test('tells beside each record what became of it when its answer was lost, and sends it once', async () => {
    const user = userEvent.setup();
    const { asked, store } = await openPage({
      page,
      at: `${SERVERS}?q=srv-bat0`,
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-bat01', { name: 'later lost' });
        world.server.patch('srv-bat02', { name: 'later drop' });
      },
    });
    for (const name of ['later lost', 'later drop', 'batch-03']) await user.click(await box(name));
    await user.click(inBar('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 Cloud Servers' });
    await user.type(within(dialog).getByRole('textbox'), 'delete{Enter}');
    expect(await screen.findByText('2 of 3 done, 1 failed.')).toBeVisible();
    expect(items('Included').find((item) => item.includes('srv-bat02'))).toContain(
      'Checked again. It’s still there',
    );
    expect(store.getState().toasts).toEqual([]);
    expect(asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(3);
  });

  test('says before it runs to which it was sent without a known end', async () => {
    const user = userEvent.setup();
    const { asked } = await openPage({
      page,
      at: `${SERVERS}?q=srv-bat0`,
      prepare: ({ provider: { world } }) =>
        void world.server.patch('srv-bat01', { name: 'later lost' }),
    });
    const reboot = async () => {
      await user.click(inBar('Power'));
      await user.click(await screen.findByRole('menuitem', { name: 'Reboot' }));
      return within(await screen.findByRole('dialog', { name: 'Reboot 2 Cloud Servers' }));
    };
    for (const name of ['later lost', 'batch-02']) await user.click(await box(name));
    const first = await reboot();
    expect(first.queryByText(/may have gone through/u)).toBeNull();
    await user.click(first.getByRole('button', { name: 'Reboot' }));
    expect(await first.findByText('1 of 2 done, 1 may have gone through.')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Done' }));
    const second = await reboot();
    expect(
      await second.findByText(/^It may have gone through: reboot later lost, sent at \d+:\d\d\.$/u),
    ).toBeVisible();
    expect(second.queryByText(/reboot batch-02, sent/u)).toBeNull();
    expect(asked.filter((call) => call.endsWith('/reboot'))).toHaveLength(2);
  });

  test('goes on when its dialog is closed; then a toast tells how it ended', async () => {
    const user = userEvent.setup();
    const { provider, server, store } = await openPage({
      page,
      at: `${SERVERS}?q=srv-bat0`,
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-bat02', { name: 'later fail-500' });
      },
    });
    await user.click(await box('batch-01'));
    await user.click(await box('later fail-500'));
    await user.click(inBar('Lock'));
    const dialog = await screen.findByRole('dialog', { name: 'Lock 2 Cloud Servers' });
    const { held, letGo } = holdAnswer();
    server.use(http.put('*/lock_resource', held));
    await user.click(within(dialog).getByRole('button', { name: 'Lock' }));
    expect(await screen.findByText(/It continues if you leave\.$/)).toBeVisible();
    // The second of a double click on Lock, whose place it has.
    const leave = within(dialog).getByRole('button', { name: 'Leave it running' });
    fireEvent.click(leave, { detail: 2 });
    expect(dialog).toBeVisible();
    await user.click(leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    letGo();
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { tone: 'error', message: 'Lock: 1 of 2 failed', cause: { status: 500 } },
      ]),
    );
    const [told] = store.getState().toasts;
    expect(told!.cause!.requestId).toMatch(/.+/);
    // The task is that of the failed item.
    expect(selectCall(store.getState(), told!.task!)?.record).toBe('srv-bat02');
    expect(provider.world.server.need('srv-bat01').locked).toBe(true);
  });

  test('tells nothing to whoever signs in after the session that it was of', async () => {
    const user = userEvent.setup();
    const { asked, server, store } = await openPage({ page, at: `${SERVERS}?q=srv-bat0` });
    server.use(http.put('*/lock_resource', () => new Promise<undefined>(() => undefined)));
    await user.click(await box('batch-01'));
    await user.click(await box('batch-03'));
    await user.click(inBar('Lock'));
    const dialog = await screen.findByRole('dialog', { name: 'Lock 2 Cloud Servers' });
    await user.click(within(dialog).getByRole('button', { name: 'Lock' }));
    await user.click(await screen.findByRole('button', { name: 'Leave it running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
    await act(async () => void store.dispatch(session.ended({ chosen: true })));
    await act(async () => void store.dispatch(session.signedIn()));
    expect(store.getState().toasts).toEqual([]);
  });
});
