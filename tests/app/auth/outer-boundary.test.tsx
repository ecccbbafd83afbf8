import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { OuterBoundary, PanelMissing } from '@/app/auth/before-panel';
import { TapContext } from '@/components/failure/report/tap-context';
import { PROVIDER_BACK } from '@/lib/connectivity';
import { createTap } from '@/provider/recorder/tap';
import { exchangesOf } from '../../provider/recorder/exchanges-of';

/** Renders a shell that throws, over a store in that state, with the panel's tap. */
function open(state: object) {
  // React reports the error to the console too.
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Broken = () => {
    throw new Error('the shell has no bar');
  };
  const tap = createTap(() => 1, {});
  render(
    <Provider store={configureStore({ reducer: () => state })}>
      <TapContext value={tap}>
        <OuterBoundary product="Wheelhouse">
          <Broken />
        </OuterBoundary>
      </TapContext>
    </Provider>,
  );
  return { tap, told };
}

test('what breaks above every screen leaves a page with what is kept, a way out and the report', async () => {
  const { tap, told } = open({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Something went wrong in Wheelhouse',
  );
  expect(screen.getByText('Your unsaved form input is kept (except passwords).')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.getByText('Your unsaved form input is kept (except passwords).')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  expect(exchangesOf(tap)).toMatchObject([{ note: { type: 'defect', name: 'Error' } }]);
  expect(screen.queryByText(/the shell has no bar/)).toBeNull();
  expect(told.mock.calls.join(' ')).toContain('the shell has no bar');
});

test('it says what goes on, and that a reload would end uploads', async () => {
  open({
    calls: { calls: [{ id: 'call-1', status: 'queued' }] },
    transfers: { files: { one: { status: 'sending' } } },
  });
  expect(await screen.findByText('1 upload continues unless you reload.')).toBeVisible();
  expect(screen.getByText('1 task continues.')).toBeVisible();
});

test('no network mends a defect: it is loaded anew by a press alone', async () => {
  open({});
  await screen.findByRole('button', { name: 'Copy details' });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(/when you reconnect/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void window.dispatchEvent(new Event(PROVIDER_BACK)));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the network brings what is missing', () => {
  const reload = vi.fn<() => void>();
  render(<PanelMissing product="Wheelhouse" cause={new Error('No such file')} />);
  vi.stubGlobal('location', { reload });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('what does not break is shown', () => {
  render(<OuterBoundary product="Wheelhouse">All is well</OuterBoundary>);
  expect(screen.getByText('All is well')).toBeVisible();
});
