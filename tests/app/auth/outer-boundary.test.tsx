import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OuterBoundary } from '@/app/auth/outer-boundary';
import { TapContext } from '@/components/report/tap-context';
import { createTap } from '@/provider/recorder/tap';

test('what breaks above every screen leaves a page with what is kept, a way out and the report', async () => {
  // React tells the developer too.
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Broken = () => {
    throw new Error('the shell has no bar');
  };
  const tap = createTap(() => 1, {});
  render(
    <TapContext value={tap}>
      <OuterBoundary product="Wheelhouse">
        <Broken />
      </OuterBoundary>
    </TapContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Something went wrong in Wheelhouse',
  );
  expect(screen.getByText('What you have typed in forms is kept, passwords aside.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  expect(tap.kept()).toMatchObject([{ noted: { type: 'defect', name: 'Error' } }]);
  expect(screen.queryByText(/the shell has no bar/)).toBeNull();
  expect(told.mock.calls.join(' ')).toContain('the shell has no bar');
});

test('what does not break is shown', () => {
  render(<OuterBoundary product="Wheelhouse">All is well</OuterBoundary>);
  expect(screen.getByText('All is well')).toBeVisible();
});
