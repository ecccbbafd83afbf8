import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Config } from '@/app/config';
import { HelpMenu } from '@/app/shell/help-menu';

async function openHelp(links: Config['links'], account?: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <HelpMenu links={links} account={account} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Help' }));
  return screen.findByRole('menu');
}

const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')]);

/** Beside the label, for screen readers. */
const TAB = ' (opens in a new tab)';

test('spec 1 §2 "Chrome": the help menu, and the release of spec 1 §1', async () => {
  const links = {
    documentation: 'https://example.com/docs/',
    status: 'https://status.example.com/',
    changelog: 'https://example.com/changelog/',
  };
  const menu = await openHelp(links, 'acc-demo1');
  expect(entries(menu)).toEqual([
    [`Documentation${TAB}`, 'https://example.com/docs/', '_blank'],
    [`System Status${TAB}`, 'https://status.example.com/', '_blank'],
    [`Changelog${TAB}`, 'https://example.com/changelog/', '_blank'],
    ['Contact Support', '/accounts/acc-demo1/support/', null],
  ]);
  expect(within(menu).getByRole('group', { name: 'v2.6.15' })).toBeVisible();
});

test('what the configuration does not name is not offered, nor support without an account', async () => {
  const menu = await openHelp({ status: 'https://status.example.com/' });
  expect(entries(menu)).toEqual([[`System Status${TAB}`, 'https://status.example.com/', '_blank']]);
});
