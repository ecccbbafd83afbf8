import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ComponentType, Fragment, type PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { LayerHost, lazyLayer, MissingToolsContext } from '@/ui/lazy-layer';

interface LayerProps {
  readonly onClose: () => void;
}

const Menu = ({ onClose }: LayerProps) => (
  <button type="button" onClick={onClose}>
    The menu
  </button>
);

function openLayer() {
  // React reports the error to the console too.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn<() => Promise<{ default: typeof Menu }>>();
  // A network takes its time.
  load.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new TypeError('Failed to fetch');
  });
  const Layer = lazyLayer(load);
  const onClose = vi.fn<() => void>();
  const view = (Around: ComponentType<PropsWithChildren> = Fragment) =>
    render(
      <Around>
        <LayerHost>
          <Layer onClose={onClose} />
        </LayerHost>
      </Around>,
    );
  return { load, onClose, view };
}

const missing = /^Couldn’t load this part of the panel\./;

test('what cannot be fetched says so, offers a reload and can be closed', async () => {
  const { load, onClose, view } = openLayer();
  view();
  expect(await screen.findByText(missing)).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Try reloading. Your input is kept.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('what support is told stands beside it, but not offline, where it comes by itself', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { view } = openLayer();
  view(({ children }) => (
    <MissingToolsContext value="Copy details">{children}</MissingToolsContext>
  ));
  const note = (await screen.findByText(missing)).closest('[role="alert"]');
  expect(note).toHaveTextContent('Copy details');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(note).not.toHaveTextContent('Copy details');
});

test('a defect in what was fetched is left to the boundary of the page', async () => {
  const { load, view } = openLayer();
  load.mockResolvedValue({
    default: () => {
      throw new Error('A defect');
    },
  });
  class Page extends Component<PropsWithChildren, { readonly message: string }> {
    override state = { message: '' };
    static getDerivedStateFromError({ message }: Error) {
      return { message };
    }
    override render() {
      return this.state.message || this.props.children;
    }
  }
  view(Page);
  expect(await screen.findByText('A defect')).toBeVisible();
});

test('it is fetched anew by the next who opens it', async () => {
  const { load, view } = openLayer();
  const { unmount } = view();
  expect(await screen.findByText(missing)).toBeVisible();
  unmount();
  load.mockResolvedValue({ default: Menu });
  view();
  expect(await screen.findByRole('button', { name: 'The menu' })).toBeVisible();
});

test('offline it offers no reload, and opens once the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, view } = openLayer();
  view();
  expect(await screen.findByText(/It will open when you reconnect/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  onLine.mockRestore();
  load.mockResolvedValue({ default: Menu });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'The menu' })).toBeVisible();
});

test('it is drawn as soon as it is here, though what stood in its place was just drawn', async () => {
  // React's own retry would wait for a timer, which never rings here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (part: { default: typeof Menu }) => void = () => undefined;
  const load = () => new Promise<{ default: typeof Menu }>((resolve) => (arrive = resolve));
  const Layer = lazyLayer(load);
  render(
    <LayerHost waiting="On its way">
      <Layer onClose={() => undefined} />
    </LayerHost>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  arrive({ default: Menu });
  await new Promise((settled) => setImmediate(settled));
  expect(screen.getByRole('button', { name: 'The menu' })).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
});
