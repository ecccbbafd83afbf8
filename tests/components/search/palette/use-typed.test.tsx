import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from '@/components/search/palette/use-palette-keys';
import { DEBOUNCE_MS } from '@/components/search/use-search';

beforeEach(() => void vi.useFakeTimers());

interface Code {
  readonly Component: () => string;
}

/** Opens the field over a list, and a page whose code arrives when the test says so. */
function openField() {
  let arrive: (code: Code) => void = () => undefined;
  const events = new Promise<Code>((resolve) => {
    arrive = resolve;
  });
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: PropsWithChildren) => {
    router ??= createMemoryRouter(
      [
        { path: '/list', element: children },
        { path: '/events', lazy: () => events },
      ],
      { initialEntries: ['/', '/list', '/list?search='] },
    );
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useTyped('', ''), { wrapper });
  const address = () => {
    const { pathname = '', search = '' } = router?.state.location ?? {};
    return pathname + search;
  };
  const go = (to: string) => void router?.navigate(to);
  const back = () => void router?.navigate(-1);
  return { field: result, address, go, back, arrive: () => arrive({ Component: () => 'Events' }) };
}

test('the address follows what is typed once it rests', () => {
  const { field, address } = openField();
  act(() => field.current.type('web'));
  expect(address()).toBe('/list?search=');
  act(() => void vi.advanceTimersByTime(DEBOUNCE_MS));
  expect(address()).toBe('/list?search=web');
});

// Within an act nothing is drawn, as on a busy machine.
test('what was typed holds up no result that was pressed, though that is not drawn yet', async () => {
  const { field, address, go, arrive } = openField();
  act(() => field.current.type('events'));
  act(() => {
    go('/events');
    vi.advanceTimersByTime(DEBOUNCE_MS);
  });
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(address()).toBe('/events');
});

test('nor does it open the search again after Back, though that is not drawn yet', async () => {
  const { field, address, back } = openField();
  act(() => field.current.type('events'));
  await act(async () => {
    back();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  });
  expect(address()).toBe('/list');
});
