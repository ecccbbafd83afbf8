// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { themeActions } from '@/components/theme/theme-actions';
import { ThemeControl } from '@/components/theme/theme-control';
import { useAppliedTheme } from '@/components/theme/use-theme';
import { openPanel } from '../../screens/accounts/open-panel';

function Themed() {
  useAppliedTheme();
  return <ThemeControl />;
}

const shown = () => document.documentElement.dataset['theme'];

test('a chosen theme shows at once and is remembered; the system takes over again', async () => {
  const user = userEvent.setup();
  await openPanel({ page: <Themed /> });
  expect(shown()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('wheelhouse.preferences')).toContain('"theme":"dark"');
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(shown()).toBe('light');
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(shown()).toBeUndefined();
});

test('in a menu the chosen theme is marked, in words too', () => {
  const items = themeActions('dark', () => undefined);
  expect(items.map(({ label }) => label)).toEqual([
    'System theme',
    'Light theme',
    'Dark theme, chosen',
  ]);
});
