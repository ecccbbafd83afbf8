import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useUnsaved } from '@/components/forms/editors/use-unsaved';
import type { Left } from '@/components/scope/leave/leave-questions';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { openPage, SERVERS } from '../../open-page';

interface PageProps {
  readonly work?: () => Promise<void>;
  /** True if the page has unsaved input. */
  readonly unsaved?: boolean;
  readonly left?: Left;
}

function Page({ work, unsaved = false, left = 'unsaved' }: PageProps) {
  const dialogs = useDialogs();
  const [state, setState] = useState<Left | undefined>(unsaved ? left : undefined);
  useUnsaved(state !== undefined, {
    isUnsaved: () => state !== undefined,
    onLeave: () => undefined,
    ...(state && { left: state }),
  });
  const props = { title: 'Delete web-1?', confirmLabel: 'Delete', onConfirm: work };
  return (
    <>
      <Button onClick={() => void dialogs.open(ConfirmDialog, props)}>Ask</Button>
      <Button onClick={() => setState('unsaved')}>Fail</Button>
      <Button onClick={() => setState(undefined)}>Succeed</Button>
    </>
  );
}

/** Opens a page between two others in the history. */
async function open(props: PageProps = {}) {
  const user = userEvent.setup();
  const page = await openPage({ at: '/before/', page: <Page {...props} /> });
  const go = async (to: string | -1 | 1) => {
    await act(async () => void page.router.navigate(to as string));
  };
  await go(SERVERS);
  await go('/after/');
  await go(-1);
  const path = () => page.router.state.location.pathname;
  await screen.findByRole('button', { name: 'Ask' });
  return { ...page, user, go, path };
}

const dialogs = () => screen.queryAllByRole('dialog');

test.each([
  ['Back', -1, '/before/'],
  ['Forward', 1, '/after/'],
] as const)(
  '%s closes the dialog and leaves the page, and leads on after that',
  async (_, by, to) => {
    const { user, go, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'Delete web-1?' });
    await go(by);
    expect(dialogs()).toEqual([]);
    expect(path()).toBe(SERVERS);
    await go(by);
    expect(path()).toBe(to);
  },
);

test('Back waits for a dialog that is at work, as Escape does', async () => {
  let finish = () => undefined as void;
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const { user, go, path } = await open({ work });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await go(-1);
  expect(dialogs()).toHaveLength(1);
  expect(path()).toBe(SERVERS);
  await act(async () => finish());
  await waitFor(() => expect(dialogs()).toEqual([]));
  await go(-1);
  expect(path()).toBe('/before/');
});

test('Back takes the question whether to leave for "Keep editing"', async () => {
  const { user, go, path } = await open({ unsaved: true });
  await go(-1);
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await go(-1);
  expect(dialogs()).toEqual([]);
  expect(path()).toBe(SERVERS);
  await go(-1);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/before/'));
});

/** Asks to leave while a task is under way, which then ends in this way. */
async function leaveBefore(end: 'Fail' | 'Succeed') {
  const page = await open({ unsaved: true, left: 'sent' });
  const button = screen.getByRole('button', { name: end });
  await page.go(-1);
  await screen.findByRole('dialog', { name: 'Leave while this is in progress?' });
  act(() => button.click());
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(page.path()).toBe(SERVERS);
  await page.go(-1);
  return page;
}

test('the question about what is under way goes once that has failed, and is another then', async () => {
  await leaveBefore('Fail');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('the question about what is under way goes once that is done, and is none then', async () => {
  const { path } = await leaveBefore('Succeed');
  expect(path()).toBe('/before/');
});

test('Back over an unsaved form closes the dialog first and asks nothing', async () => {
  const { user, go, path } = await open({ unsaved: true });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Delete web-1?' });
  await go(-1);
  expect(dialogs()).toEqual([]);
  expect(path()).toBe(SERVERS);
});

test("behind 'Stay logged in?' Back keeps everything as it is", async () => {
  const { user, go, path, store } = await open();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Delete web-1?' });
  act(() => void store.dispatch(session.expired()));
  await go(-1);
  expect(dialogs()).toHaveLength(1);
  expect(path()).toBe(SERVERS);
});

function Editor({ page }: { readonly page: string }) {
  const { returnTo } = useRouteGuard();
  return <Button onClick={() => returnTo(page)}>Close</Button>;
}

test.each([
  ['goes back to its page, whatever its query is', '/page/', 'POP', '?view=grid'],
  ['goes back to the page with its query', '/page/?view=grid', 'POP', '?view=grid'],
  ['takes the place of another query', '/page/?view=list', 'REPLACE', '?view=list'],
  ['takes the place of another page', '/other/', 'REPLACE', ''],
])('what closes %s', async (_, page, how, search) => {
  const { router } = await openPage({ at: '/page/?view=grid', page: <Editor page={page} /> });
  await act(async () => void router.navigate(SERVERS));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(router.state).toMatchObject({ historyAction: how, location: { search } });
});
