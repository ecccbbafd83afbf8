import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '@/components/lists/use-selection';

test('what is gone drops out of the selection', () => {
  const { result, rerender } = renderHook(
    (existing: ReadonlySet<string>) => useSelection(existing),
    {
      initialProps: new Set(['srv-aaaaa', 'srv-bbbbb']),
    },
  );
  act(() => result.current.set(['srv-aaaaa', 'srv-bbbbb'], true));
  expect([...result.current.selection.ids]).toEqual(['srv-aaaaa', 'srv-bbbbb']);
  rerender(new Set(['srv-bbbbb', 'srv-ccccc']));
  expect([...result.current.selection.ids]).toEqual(['srv-bbbbb']);
});
