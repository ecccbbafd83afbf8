import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageGuard } from '@/components/scope/leave/page-guard';
import { resources } from '@/store/resources/resources-state';
import { asksOnClose } from '../../../screens/asks-on-close';
import { openPanel } from '../../../screens/accounts/open-panel';

test('closing the page asks while calls are pending, and only then', async () => {
  const page = (
    <>
      <PageGuard />
      The page
    </>
  );
  const panel = await openPanel({ page, account: 'acc-demo1' });
  await screen.findByText('The page');
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-demo1' }));
  await vi.waitFor(() => expect(panel.stream.open).toHaveBeenCalled());
  expect(asksOnClose()).toBe(false);
  const call = { method: 'POST', kind: 'server', id: 'srv-web01' } as const;
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    const request = {
      verb: 'stop',
      title: 'Stop',
      account: 'acc-demo1',
      call: { ...call, action: 'stop' },
    };
    ended = panel.calls.startCall(request).outcome;
  });
  expect(asksOnClose()).toBe(true);
  // Staying on the page reconnects the event channel.
  await vi.waitFor(() => expect(panel.stream.retryNow).toHaveBeenCalled());
  await act(() => ended);
  expect(asksOnClose()).toBe(false);
});
