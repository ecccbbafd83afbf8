import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { useLeave } from '@/components/scope/leave/use-leave';
import { callsReducer } from '@/store/calls/calls-slice';
import { transfers, transfersReducer } from '@/store/transfers/transfers-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';

/** Leaves with a file on its way. */
function openLeave(left: 'account' | 'session') {
  const store = configureStore({
    reducer: combineReducers({ calls: callsReducer, transfers: transfersReducer }),
  });
  const to = { account: 'acc-demo1', container: 'box', object: 'a' };
  const file = { ...to, id: 'a', size: 1, read: 0, sent: 0, status: 'waiting' } as const;
  const change = { files: { a: file }, rate: undefined, isHeld: false };
  store.dispatch(transfers.actions.changed(change));
  const go = vi.fn();
  function Leaver() {
    const leave = useLeave(left);
    return (
      <button type="button" onClick={() => void leave(go)}>
        Go
      </button>
    );
  }
  render(
    <Provider store={store}>
      <DialogProvider>
        <Leaver />
        <DialogOutlet />
      </DialogProvider>
    </Provider>,
  );
  return { go, user: userEvent.setup() };
}

test('uploads are asked about before a log-out, which ends them', async () => {
  const { go, user } = openLeave('session');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText(/^Files are still uploading/)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(go).toHaveBeenCalledOnce();
});

test('uploads go on in another account, so nothing is asked', async () => {
  const { go, user } = openLeave('account');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(go).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
