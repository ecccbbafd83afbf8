import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { usePageTransition } from '@/app/shell/shell';

function Frame() {
  usePageTransition();
  return (
    <main>
      <Outlet />
    </main>
  );
}

const page = (name: string) => (
  <>
    <h1>{name}</h1>
    <Outlet />
  </>
);

/** A page, one with an editor, and what has been animated since. */
function openFrame({ motion = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: motion && query === '(prefers-reduced-motion: no-preference)',
  }));
  const animate = vi.fn();
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  const children = [
    { path: 'list/', element: page('List') },
    {
      path: 'record/',
      element: page('Record'),
      children: [{ path: 'name/', element: <p>Editor</p> }],
    },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }], {
    initialEntries: ['/list/'],
  });
  render(<RouterProvider router={router} />);
  return { animate, go: (to: string) => act(() => router.navigate(to)) };
}

test('a change of page takes 0.2 s to the eye, and stands at once', async () => {
  const { animate, go } = openFrame();
  expect(animate).not.toHaveBeenCalled();
  await go('/record/');
  expect(screen.getByRole('heading', { name: 'Record' })).toBeVisible();
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ duration: 200 }),
  );
  expect(animate.mock.contexts).toEqual([screen.getByRole('main')]);
});

test('neither an editor over a page nor a change of query or hash is a change of page', async () => {
  const { animate, go } = openFrame();
  await go('/list/?q=web');
  await go('/list/#all');
  expect(animate).not.toHaveBeenCalled();
  await go('/record/');
  await go('/record/name/');
  await go('/record/');
  expect(animate).toHaveBeenCalledTimes(1);
});

test('who asked for less motion sees none', async () => {
  const { animate, go } = openFrame({ motion: false });
  await go('/record/');
  expect(animate).not.toHaveBeenCalled();
});
