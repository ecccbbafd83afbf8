import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAppStore } from '@/app/boot/create-app';
import { CallsContext, useCalls, useNotify } from '@/components/activity/calls/calls-context';
import type { CallManager, CallRequest } from '@/store/calls/manager';
import { session } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';
import { openWindow } from '../../../store/session/session-store';

const request: CallRequest = {
  verb: 'stop',
  title: 'Stop',
  account: 'acc-demo1',
  call: { kind: 'server', method: 'POST', id: 'srv-work1', action: 'stop' },
};

/** Opens a screen that starts calls and shows them, over a real session. */
function openScreen() {
  const { api } = openWindow();
  const { store, stop } = createAppStore({
    session: api,
    navigate: () => undefined,
    now: () => Date.now(),
    steadyNow: () => Date.now(),
  });
  onTestFinished(stop);
  store.dispatch(session.checked('valid'));
  const startCall = vi.fn<CallManager['startCall']>(() => ({
    id: 'one',
    outcome: Promise.resolve({ ok: false, cancelled: true }),
  }));
  const manager = { startCall, cancel: vi.fn() } as unknown as CallManager;
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <CallsContext value={manager}>{children}</CallsContext>
    </Provider>
  );
  const dispatch = vi.spyOn(store, 'dispatch');
  const { result } = renderHook(() => ({ calls: useCalls(), notify: useNotify() }), { wrapper });
  return { store, startCall, screen: result.current, dispatch };
}

test.each([
  ['somebody else has signed in in the same moment', true],
  ['nobody has signed in since', false],
])('what a screen still asks for or tells after its session is dropped: %s', async (_, next) => {
  const { store, startCall, screen, dispatch } = openScreen();
  act(() => {
    store.dispatch(session.ended({ chosen: true }));
    if (next) store.dispatch(session.signedIn());
  });
  const { outcome } = screen.calls.startCall(request);
  await expect(outcome).resolves.toEqual({ ok: false, cancelled: true });
  expect(startCall).not.toHaveBeenCalled();
  screen.notify({ tone: 'error', message: 'Stop: 1 of 2 failed' });
  expect(dispatch.mock.calls.some(([action]) => toasts.actions.shown.match(action))).toBe(false);
});

test('what a screen asks for and reports behind the prompt of the same user is not dropped', () => {
  const { store, startCall, screen, dispatch } = openScreen();
  act(() => {
    store.dispatch(session.expired());
    store.dispatch(session.signedIn());
  });
  screen.calls.startCall(request);
  expect(startCall).toHaveBeenCalledExactlyOnceWith(request);
  screen.notify({ tone: 'success', message: 'Stopped' });
  expect(dispatch.mock.calls.some(([action]) => toasts.actions.shown.match(action))).toBe(true);
});
