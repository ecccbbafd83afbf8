import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { ACCOUNT } from '../../../components/open-page';
import type { ScreenOptions } from '../../open-screens';
import { openServers, serverPath } from '../open-servers';

const at = serverPath('srv-web01', 'name/');
const parent = serverPath('srv-web01');
const field = () => screen.findByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

/** The editor with something typed over the name. */
async function typed(text: string, options: Partial<ScreenOptions> = {}) {
  const page = await openServers({ at, ...options });
  const { user } = page;
  const input = await field();
  await waitFor(() => expect(input).toHaveValue('web-1'));
  await user.clear(input);
  await user.type(input, text);
  return { ...page, input };
}

describe('renaming a server', () => {
  test("the editor takes the title's place, with the focus in its field", async () => {
    await openServers({ at });
    expect(await field()).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'web-1' })).toHaveClass('visually-hidden');
    expect(screen.getByRole('form', { name: 'Rename web-1' })).toBeVisible();
  });

  test('the pencil leads there', async () => {
    const { user, router } = await openServers({ at: parent });
    await user.click(await screen.findByRole('link', { name: 'Rename' }));
    expect(router.state.location.pathname).toBe(at);
    expect(await field()).toBeVisible();
  });

  test('on success the view returns to its parent, with the new name', async () => {
    const { user, router, provider, sent } = await typed('web-one');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'web-one' })).toBeVisible();
    expect(router.state.location.pathname).toBe(parent);
    expect(provider.world.server.get('srv-web01')?.name).toBe('web-one');
    expect(sent()).toEqual(['PUT /1.0/servers/srv-web01']);
  });

  test('while the provider is slow it is saving; then the view returns', async () => {
    const { user, router, provider } = await typed('slow', { dials: { slowness: 400 } });
    const pressed = Date.now();
    await user.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(400);
    expect(provider.world.server.get('srv-web01')?.name).toBe('slow');
  });

  test('a double press makes one call', async () => {
    const { user, sent, router } = await typed('web-one');
    await user.dblClick(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(sent()).toHaveLength(1);
  });

  test('a name left as it was needs no call', async () => {
    const { user, router, sent } = await openServers({ at });
    await field();
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(sent()).toEqual([]);
  });

  test('Cancel returns to the parent and changes nothing', async () => {
    const { user, router, provider } = await typed('something else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(provider.world.server.get('srv-web01')?.name).toBe('web-1');
    expect(sessionStorage).toHaveLength(0);
  });

  test('Escape returns to the parent', async () => {
    const { user, router } = await openServers({ at });
    await field();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  });

  test('an editor that may be used only now takes the focus and heeds Escape as any other', async () => {
    const { user, provider, store, router } = await openServers({
      at,
      prepare: (node) => node.provider.world.server.patch('srv-web01', { status: 'deleted' }),
    });
    await screen.findByRole('button', { name: 'Back' });
    provider.world.server.patch('srv-web01', { status: 'active' });
    const name = { kind: 'server', id: 'srv-web01', account: ACCOUNT } as const;
    act(() => void store.dispatch(resources.actions.refreshRequested(name)));
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  });

  test('the field follows the record until somebody types', async () => {
    const { provider, store } = await openServers({ at });
    const input = await field();
    await waitFor(() => expect(input).toHaveValue('web-1'));
    provider.world.server.patch('srv-web01', { name: 'elsewhere' });
    const name = { kind: 'server', id: 'srv-web01', account: ACCOUNT } as const;
    act(() => void store.dispatch(resources.actions.refreshRequested(name)));
    await waitFor(() => expect(input).toHaveValue('elsewhere'));
  });
});

describe('a save that fails', () => {
  test('a 422 lands on the field that it names, and the view is editing again', async () => {
    const { user, input, router } = await typed('fail-422');
    await user.click(save());
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription('Name is reserved. Name is not what we expected');
    expect(input).toHaveValue('fail-422');
    expect(router.state.location.pathname).toBe(at);
    expect(save()).not.toHaveAttribute('aria-busy');
  });

  test('any other refusal stands above the form, with the request to quote', async () => {
    const { user, input } = await typed('fail-500');
    await user.click(save());
    expect(await screen.findByText('Something went wrong at our end')).toBeVisible();
    expect(screen.getByText(/quote request/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible();
    expect(input).toHaveValue('fail-500');
  });

  test('HTML in the place of an answer is a clear error, and the form goes on', async () => {
    const { user, input, router } = await typed('fail-html');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await user.clear(input);
    await user.type(input, 'fine');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  });

  test('one that was done though its answer was lost closes as saved, and was sent once', async () => {
    const { user, router, sent } = await typed('lost');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(screen.getByRole('heading', { level: 1, name: 'lost' })).toBeVisible();
    expect(sent()).toEqual(['PUT /1.0/servers/srv-web01']);
  });

  test('one whose answer was lost and that was not done says that it may have been', async () => {
    const { user, router, input, sent } = await typed('drop');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'It may have gone through. What you see now is newer',
      ),
    );
    expect(input).toHaveValue('drop');
    expect(router.state.location.pathname).toBe(at);
    expect(sent()).toEqual(['PUT /1.0/servers/srv-web01']);
  });

  test('a server that is gone cannot be edited, and the editor says why', async () => {
    await openServers({
      at,
      prepare: (node) => node.provider.world.server.patch('srv-web01', { status: 'deleted' }),
    });
    expect(
      await screen.findByText('This server has been deleted', { selector: 'div' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    // It has no price either.
    expect(screen.queryByRole('region', { name: 'Cost', hidden: true })).toBeNull();
    expect(screen.getByRole('region', { name: 'Settings', hidden: true })).toBeInTheDocument();
  });
});

describe('unfinished changes', () => {
  test('leaving asks first; staying keeps what was typed', async () => {
    const { user, router, input } = await typed('unfinished');
    void router.navigate('/accounts/acc-share/servers/');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(at);
    expect(input).toHaveValue('unfinished');
  });

  test('leaving all the same gives them up', async () => {
    const { user, router } = await typed('unfinished');
    void router.navigate('/logout/');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout/'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('Escape asks too', async () => {
    const { user, router } = await typed('unfinished');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
  });

  test('closing the page lets the browser ask', async () => {
    await typed('unfinished');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  test('nothing is sent when nothing was changed', async () => {
    const { router } = await openServers({ at });
    await field();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    void router.navigate(parent);
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  });

  test('they are offered again to the same user, who may discard them', async () => {
    sessionStorage.setItem(`wheelhouse.draft/usr-demo1${at}`, JSON.stringify({ name: 'kept' }));
    const { user } = await openServers({ at });
    const input = await field();
    await waitFor(() => expect(input).toHaveValue('kept'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(input).toHaveValue('web-1');
    expect(sessionStorage).toHaveLength(0);
  });

  test("another user's are neither offered nor kept", async () => {
    sessionStorage.setItem(`wheelhouse.draft/usr-olive${at}`, JSON.stringify({ name: 'hers' }));
    await openServers({ at });
    const input = await field();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(input).toHaveValue('web-1');
  });

  test('they outlive an expired session, whose failed save is not sent again', async () => {
    const { user, input, sent, store, provider } = await typed('unsaved');
    provider.sessions.expireAll();
    await user.click(save());
    expect(await screen.findByText(/Your session ended before this could be saved/)).toBeVisible();
    expect(input).toHaveValue('unsaved');
    act(() => void store.dispatch(session.signedIn()));
    // Nothing else would say that it was not saved.
    expect(screen.getByText(/Once you are signed in, save again/)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sessionStorage.getItem(`wheelhouse.draft/usr-demo1${at}`)).toBe('{"name":"unsaved"}');
  });
});
