import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { themeActions, useAppliedTheme, useTheme } from '@/components/scope/use-theme';
import { ActionMenu } from '@/ui/action-menu';
import { openPanel } from '../../screens/accounts/open-panel';

function Themed() {
  useAppliedTheme();
  return <ActionMenu label="You" items={themeActions(...useTheme())} />;
}

const shown = () => document.documentElement.dataset['theme'];

test('a chosen theme shows at once and is remembered; the system takes over again', async () => {
  const user = userEvent.setup();
  await openPanel({ page: <Themed /> });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'You' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  expect(shown()).toBeUndefined();
  await choose('Dark theme');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('wheelhouse.preferences')).toContain('"theme":"dark"');
  await choose('Light theme');
  expect(shown()).toBe('light');
  await choose('System theme');
  expect(shown()).toBeUndefined();
});

test('in a menu the chosen theme is marked, in words too', () => {
  const items = themeActions('dark', () => undefined);
  expect(items.map(({ label }) => label)).toEqual([
    'System theme',
    'Light theme',
    'Dark theme (current)',
  ]);
});
