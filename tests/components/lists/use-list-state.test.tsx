import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ListShape, withFacet, withSort } from '@/components/lists/list-state';
import { useListState } from '@/components/lists/use-list-state';

const shape: ListShape = {
  sortable: ['name', 'zone'],
  facets: ['status'],
  sort: { column: 'name', direction: 'ascending' },
  view: 'list',
};

beforeEach(() => vi.useFakeTimers());

function openAt(path: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: PropsWithChildren) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useListState(shape), { wrapper });
  return {
    list: () => result.current,
    back: () => act(() => router?.navigate(-1)),
  };
}

test('what is typed is known as made here, once the address has it too', () => {
  const { list } = openAt('/?q=db');
  expect(list().own).toBeUndefined();
  act(() => list().search('web'));
  const { own } = list();
  expect(own).toBeDefined();
  act(() => void vi.advanceTimersByTime(250));
  expect(list()).toMatchObject({ own, state: { search: 'web' } });
  act(() => list().search('web-'));
  expect(list().own).not.toBe(own);
});

test('so is an order that was pressed here, and each press is another', () => {
  const { list } = openAt('/?sort=zone');
  expect(list().own).toBeUndefined();
  const press = () => act(() => list().change(withSort(list().state, 'name')));
  press();
  const { own } = list();
  expect(own).toBeDefined();
  press();
  expect(list().own).toBeDefined();
  expect(list().own).not.toBe(own);
});

test('what else is chosen, and what the address brings, is not', async () => {
  const { list, back } = openAt('/');
  act(() => list().search('web'));
  act(() => list().change(withFacet(list().state, 'status', ['active']), 'push'));
  expect(list().own).toBeUndefined();
  act(() => list().change(withSort(list().state, 'zone'), 'push'));
  expect(list().own).toBeDefined();
  await back();
  expect(list()).toMatchObject({ own: undefined, state: { sort: shape.sort } });
});
