import type { NodeProvider } from '../../../../mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { useVerb } from '@/components/lists/verbs/record-actions';
import { useListRecords } from '@/components/scope/data/use-list';
import type { ServerRecord } from '@/model/records/compute';
import { SERVER_VERBS } from '@/model/server/verbs';
import { calls, selectCalls } from '@/store/calls/calls-slice';
import { STREAM_TOAST } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { Button } from '@/ui/button';
import { ServerList } from '../server-list';
import { holdAnswer } from '../../../hold-answer';
import { ACCOUNT, openPage, SERVERS } from '../../open-page';
import { watchBusy } from '../../watch-busy';

const page = <ServerList />;
const only = (id: string) => ({ page, at: `${SERVERS}?q=${id}` });

async function choose(user: UserEvent, server: string, verb: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${server}` }));
  await user.click(await screen.findByRole('menuitem', { name: verb }));
}

describe('a verb of a row', () => {
  test('without a question runs at once; its success is a toast', async () => {
    const user = userEvent.setup();
    const { store, provider } = await openPage(only('srv-work1'));
    await choose(user, 'worker', 'Start');
    // Once it has started, it says that instead.
    const message: unknown = expect.stringMatching(/^(Starting|worker is \w+)$/);
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ message }]));
    await waitFor(() => expect(provider.world.server.need('srv-work1').status).toBe('active'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is listed after those that can be done, where it cannot', async () => {
    const user = userEvent.setup();
    await openPage(only('srv-web01'));
    await user.click(await screen.findByRole('button', { name: 'Actions for web-1' }));
    const items = await screen.findAllByRole('menuitem');
    const labels = items.map(({ textContent }) => textContent);
    const verbs = labels.map((label) => label.replace(/This.*/, ''));
    expect(verbs.slice(0, 3)).toEqual(['Shut down', 'Reboot', 'Start']);
    // Verbs that destroy come last.
    expect(verbs.slice(-3)).toEqual(['Force off', 'Force reset', 'Delete']);
  });

  test('that is not allowed stays, tells why, and does nothing', async () => {
    const user = userEvent.setup();
    const { asked } = await openPage(only('srv-lock1'));
    await choose(user, 'build-box', 'Force off');
    expect(screen.getByRole('menuitem', { name: 'Force off' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('menuitem', { name: 'Force off' })).toHaveAccessibleDescription(
      'This server is locked; unlock it first',
    );
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(screen.queryByRole('menuitem', { name: 'Lock' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Unlock' })).toBeVisible();
  });

  test('waits while what was asked of its record has still to show, and says what that is doing', async () => {
    const user = userEvent.setup();
    const { provider, store } = await openPage(only('srv-work1'));
    await screen.findByRole('button', { name: 'Actions for worker' });
    provider.dials.latency = 60_000;
    await choose(user, 'worker', 'Start');
    const started = await waitFor(() => selectCalls(store.getState())[0]!.id);
    act(() => void store.dispatch(calls.actions.accepted(started)));
    // It shows loading for a second.
    const menu = await screen.findByRole('button', { name: 'Actions for worker' });
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-busy'));
    await user.click(menu);
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveAccessibleDescription('worker is starting');
    // A screen to look at stays open.
    const similar = screen.getByRole('menuitem', { name: 'Create similar' });
    expect(similar).not.toHaveAttribute('aria-disabled');
  });

  test('with a plain question asks it first', async () => {
    const user = userEvent.setup();
    const { store, asked } = await openPage({ ...only('srv-web01'), scale: 100 });
    // Slow, so that its end is not shown before its beginning is checked.
    await choose(user, 'web-1', 'Force off');
    const dialog = await screen.findByRole('dialog', { name: 'Force off web-1?' });
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Force off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(store.getState().toasts).toMatchObject([{ tone: 'success', message: 'Stopping' }]);
  });

  test('that cuts the power begins on Cancel, and offers the gentle way instead', async () => {
    const user = userEvent.setup();
    const { store, asked } = await openPage({ ...only('srv-web01'), scale: 100 });
    await choose(user, 'web-1', 'Force off');
    const dialog = await screen.findByRole('dialog', { name: 'Force off web-1?' });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    expect(within(dialog).getByRole('button', { name: 'Force off' })).toHaveAttribute(
      'data-variant',
      'danger',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Shut down instead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /1.0/servers/srv-web01/shutdown',
    ]);
    expect(store.getState().toasts).toMatchObject([{ message: 'Shutting down' }]);
  });

  test('whose gentle way fails says so in the same dialog', async () => {
    const user = userEvent.setup();
    await openPage({
      ...only('srv-web01'),
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-web01', { name: 'later fail-409' });
      },
    });
    await choose(user, 'later fail-409', 'Force reset');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reboot instead' }));
    expect(await within(dialog).findByText(/^API error\. /)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Reboot instead' })).not.toHaveAttribute(
      'aria-busy',
    );
  });

  test('that destroys nothing runs by Enter', async () => {
    const user = userEvent.setup();
    const { asked } = await openPage({ ...only('srv-web01'), scale: 100 });
    await choose(user, 'web-1', 'Reboot');
    const dialog = await screen.findByRole('dialog', { name: 'Reboot web-1?' });
    const reboot = within(dialog).getByRole('button', { name: 'Reboot' });
    await waitFor(() => expect(reboot).toHaveFocus());
    expect(reboot).toHaveAccessibleDescription(/^Sends a reboot signal\./);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toContain('POST /1.0/servers/srv-web01/reboot');
  });

  test('a delete names its consequences and waits for the word', async () => {
    const user = userEvent.setup();
    const { store, asked } = await openPage(only('srv-nbs01'));
    await choose(user, 'storage-node', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete storage-node?' });
    expect(dialog).toHaveTextContent('vol-boot1');
    const press = within(dialog).getByRole('button', { name: 'Delete' });
    await user.type(within(dialog).getByRole('textbox'), 'Delete{Enter}');
    await user.click(press);
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), ' delete {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /1.0/servers/srv-nbs01',
    ]);
    expect(store.getState().toasts).toMatchObject([{ tone: 'success', message: 'Deleted' }]);
    // Deleted, it leaves the list by event alone.
    const words = 'No Cloud Servers match "srv-nbs01"';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });

  test('its toast cuts a long name, its question says the whole', async () => {
    const user = userEvent.setup();
    const name = 'a-server-whose-name-is-rather-longer-than-fifty-characters-allow';
    // Slow, so that the toast of its end, which has no detail, does not replace this one.
    const { store } = await openPage({ ...only('srv-long1'), scale: 100 });
    await choose(user, name, 'Force off');
    const dialog = await screen.findByRole('dialog', { name: `Force off ${name}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Force off' }));
    const detail = 'a-server-whose-name-is-rather-longer-than-fifty-ch…';
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ detail }]));
  });

  test('that fails after a question says so in its dialog alone, and can be tried again', async () => {
    const user = userEvent.setup();
    const { store, provider } = await openPage({
      ...only('srv-web01'),
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-web01', { name: 'later fail-409' });
      },
    });
    await choose(user, 'later fail-409', 'Force reset');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Force reset' }));
    expect(await within(dialog).findByText(/^API error\. /)).toBeVisible();
    expect(
      await within(dialog).findByRole('button', { name: 'Copy the request ID' }),
    ).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(store.getState().toasts).toEqual([]);
    provider.world.server.patch('srv-web01', { name: 'web-1' });
    await user.click(within(dialog).getByRole('button', { name: 'Force reset' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that fails without a question says so as a toast', async () => {
    const user = userEvent.setup();
    const { store } = await openPage({
      ...only('srv-web01'),
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-web01', { name: 'later fail-422' });
      },
    });
    await choose(user, 'later fail-422', 'Create snapshot');
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        {
          tone: 'error',
          message: 'API error. Name is reserved. Name is not what we expected',
        },
      ]),
    );
  });

  /** Changes to this server succeed, but their answers are lost. */
  const losing = {
    ...only('srv-web01'),
    prepare: ({ provider: { world } }: NodeProvider) =>
      void world.server.patch('srv-web01', { name: 'later lost' }),
  };
  /** Changes to this server never arrive. Had one arrived, events would report it. */
  const dropping = {
    ...only('srv-web01'),
    prepare: ({ provider: { world } }: NodeProvider) =>
      void world.server.patch('srv-web01', { name: 'later drop' }),
  };
  const MAY_BE = 'It may have gone through. What you see now is newer';

  test('whose answer was lost says in its toast that it may have been done', async () => {
    const user = userEvent.setup();
    const { store, asked } = await openPage({ ...losing, dials: { events: 'off' } });
    await choose(user, 'later lost', 'Lock');
    // After five seconds another toast reports the lost stream.
    const told = () => store.getState().toasts.filter(({ key }) => key !== STREAM_TOAST);
    await waitFor(() => expect(told()[0]?.message).toContain(MAY_BE));
    expect(told()).toHaveLength(1);
    expect(store.getState().resources.records.server?.['srv-web01']?.locked).toBe(true);
    expect(asked.filter((call) => call.endsWith('/lock_resource'))).toHaveLength(1);
  });

  test('whose answer was lost says in its dialog that it may have been done', async () => {
    const user = userEvent.setup();
    const { store, asked, server } = await openPage(losing);
    await choose(user, 'later lost', 'Force reset');
    const dialog = await screen.findByRole('dialog');
    const { held, letGo } = holdAnswer();
    server.use(http.get('*/servers/:server', held));
    await user.click(within(dialog).getByRole('button', { name: 'Force reset' }));
    const alert = within(dialog).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/Checking the result…$/));
    letGo();
    await waitFor(() => expect(alert).toHaveTextContent(MAY_BE));
    expect(alert.firstElementChild).toHaveAttribute('data-tone', 'warning');
    expect(store.getState().toasts).toEqual([]);
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('whose end is not known asks before it is sent again, and says what was sent, and when', async () => {
    const user = userEvent.setup();
    const { asked, provider } = await openPage(losing);
    const posts = () => asked.filter((call) => call.startsWith('POST'));
    await choose(user, 'later lost', 'Force reset');
    const first = within(await screen.findByRole('dialog'));
    await user.click(first.getByRole('button', { name: 'Force reset' }));
    expect(await first.findByText(MAY_BE, { exact: false })).toBeVisible();
    expect(first.getByRole('button', { name: 'Send again' })).toBeEnabled();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await choose(user, 'later lost', 'Force reset');
    const second = within(await screen.findByRole('dialog'));
    expect(
      await second.findByText(
        /^It may have gone through: force reset later lost, sent at \d+:\d\d\.$/u,
      ),
    ).toBeVisible();
    expect(second.getByText('This page can’t show if it went through.')).toBeVisible();
    expect(second.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(posts()).toHaveLength(1);
    provider.world.server.patch('srv-web01', { name: 'web-1' });
    await user.click(second.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts()).toHaveLength(2);
    // Its end is known.
    await waitFor(async () => {
      await choose(user, 'web-1', 'Force reset');
      expect(await screen.findByRole('dialog')).toBeVisible();
    });
    expect(screen.queryByText(/may have gone through/u)).toBeNull();
  });

  test('without a question asks too, once its end was not known', async () => {
    const user = userEvent.setup();
    const { asked, server, store } = await openPage(dropping);
    const posts = () => asked.filter((call) => call.endsWith('/snapshot'));
    server.use(http.get('*/images', () => new HttpResponse(null, { status: 403 })));
    await choose(user, 'later drop', 'Create snapshot');
    await waitFor(() =>
      expect(selectCalls(store.getState())).toMatchObject([{ status: 'unknown' }]),
    );
    await choose(user, 'later drop', 'Create snapshot');
    expect(
      await screen.findByText(/^It may have gone through: create a snapshot of/u),
    ).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Check before you send it again.')).toBeVisible();
    expect(posts()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(posts()).toHaveLength(1);
  });

  test('without a known end can be checked again', async () => {
    const user = userEvent.setup();
    const { asked, server, store } = await openPage(dropping);
    // Without the list from before, new images could not be recognised.
    store.dispatch(resources.actions.listRequested({ kind: 'image', account: ACCOUNT }));
    await waitFor(() =>
      expect(selectList(store.getState(), 'image', ACCOUNT).status).toBe('loaded'),
    );
    let isBroken = true;
    server.use(
      http.get('*/images', () => (isBroken ? new HttpResponse(null, { status: 403 }) : undefined)),
    );
    await choose(user, 'later drop', 'Create snapshot');
    await waitFor(() =>
      expect(selectCalls(store.getState())).toMatchObject([{ status: 'unknown', canCheck: true }]),
    );
    isBroken = false;
    await choose(user, 'later drop', 'Create snapshot');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    const nothing = 'It didn’t go through. You can retry';
    expect(await dialog.findByText(nothing, { exact: false })).toBeVisible();
    expect(dialog.queryByText(/may have gone through/u)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(asked.filter((call) => call.endsWith('/snapshot'))).toHaveLength(1);
  });

  test('that deleted, though its answer was lost, says so', async () => {
    const user = userEvent.setup();
    const { store, asked } = await openPage(losing);
    await choose(user, 'later lost', 'Delete');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'delete{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().toasts).toMatchObject([{ tone: 'success', message: 'Deleted' }]);
    expect(asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  test('the console opens in a window of its own, with the token as the password', async () => {
    const user = userEvent.setup();
    const replace = vi.fn<(to: string) => void>();
    const opened = { opener: window, location: { replace }, close: vi.fn<() => void>() };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { store } = await openPage(only('srv-web01'));
    await choose(user, 'web-1', 'Activate console');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(new URL(replace.mock.calls[0]![0]).searchParams.get('password')).toMatch(/.+/);
    expect(opened.opener).toBeNull();
    // Nothing of it stays behind.
    const token = new URL(replace.mock.calls[0]![0]).searchParams.get('password')!;
    expect(JSON.stringify(store.getState())).not.toContain(token);
    expect(store.getState().toasts).toMatchObject([{ message: 'Console activated' }]);
    open.mockRestore();
  });

  test('an answer without a console is not told as one, and its request is', async () => {
    const user = userEvent.setup();
    const opened = { opener: window, close: vi.fn<() => void>() };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { store, server } = await openPage(only('srv-web01'));
    const headers = { 'X-Request-Id': 'req-console' };
    server.use(http.post('*/activate_console', () => HttpResponse.json({}, { headers })));
    await choose(user, 'web-1', 'Activate console');
    await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
    const messages = store.getState().toasts.map(({ message }) => message);
    expect(messages).not.toContain('Console activated');
    expect(store.getState().toasts.at(-1)).toMatchObject({
      message: 'The provider didn’t send a console address',
      cause: { requestId: 'req-console' },
    });
    open.mockRestore();
  });
});

const start = SERVER_VERBS.find(({ id }) => id === 'start')!;

function StartButton({ server }: { readonly server: ServerRecord }) {
  const { label, reason, busy, run } = useVerb(server, start);
  return (
    <Button busy={busy} disabledReason={reason} onClick={() => void run()}>
      {label}
    </Button>
  );
}

function Worker() {
  const server = useListRecords('server').find(({ id }) => id === 'srv-work1');
  return server && <StartButton server={server} />;
}

test('a double press starts once, and shows loading for a second', async () => {
  const user = userEvent.setup();
  const { asked } = await openPage({
    page: (
      <>
        <ServerList />
        <Worker />
      </>
    ),
    dials: { events: 'off' },
  });
  const button = await screen.findByRole('button', { name: 'Start' });
  const busy = watchBusy(button);
  const pressed = Date.now();
  await user.dblClick(button);
  await waitFor(() => expect(busy).toEqual([true, false]));
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(990);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /1.0/servers/srv-work1/start',
  ]);
});
