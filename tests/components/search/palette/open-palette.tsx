import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { AREAS } from '@/app/panel/areas';
import { routeObjects } from '@/app/panel/route-object';
import { SearchButton } from '@/components/search/palette/search-button';
import { resources } from '@/store/resources/resources-state';
import type { Action } from '@/ui/action-menu';
import type { NodeProvider } from '../../../../mocks/node';
// Parts that are otherwise fetched on first use.
import '@/components/search/palette/palette';
import '@/components/search/palette/search-layer';
import '@/components/search/palette/keys-dialog';
import '@/ui/dialogs/modal-panel';
import { ACCOUNT, openPage, SERVERS } from '../../open-page';

const HELP: readonly Action[] = [
  { id: 'documentation', label: 'Documentation', icon: 'book', href: 'https://example.com/docs/' },
  { id: 'support', label: 'Contact support', icon: 'chat', href: `/accounts/${ACCOUNT}/support/` },
];

interface PaletteOptions {
  readonly at?: string;
  /** Account of the frame. */
  readonly account?: string;
  readonly prepare?: (node: NodeProvider) => void;
  /** React's strict mode, as in development. */
  readonly isStrict?: boolean;
}

/** The panel's areas below a bar with the search. */
export async function openPalettePage(options: PaletteOptions = {}) {
  const { at = SERVERS, account = ACCOUNT, prepare, isStrict } = options;
  const user = userEvent.setup();
  onTestFinished(() => {
    sessionStorage.clear();
    configure({ reactStrictMode: false });
  });
  configure({ reactStrictMode: isStrict === true });
  const page = await openPage({
    at,
    ...(prepare && { prepare }),
    routes: [
      {
        element: (
          <>
            <header>
              <SearchButton className={undefined} account={account} help={HELP} />
              <input aria-label="Elsewhere to type" />
            </header>
            <main>
              <Outlet />
            </main>
          </>
        ),
        children: [
          {
            path: 'accounts/:account',
            handle: { record: { kind: 'account', param: 'account' } },
            children: [
              { index: true, element: <h1>Home</h1> },
              ...AREAS.account.flatMap((each) => routeObjects(each)),
            ],
          },
          ...AREAS.user.flatMap((each) => routeObjects(each)),
        ],
      },
    ],
  });
  act(() => {
    // The panel's frame reads these before any screen is shown.
    for (const kind of ['user', 'account'] as const) {
      page.store.dispatch(resources.actions.listRequested({ kind, account: '' }));
    }
    page.store.dispatch(
      resources.actions.recordRequested({ kind: 'account', id: ACCOUNT, account: ACCOUNT }),
    );
  });
  const address = () => {
    const { pathname, search } = page.router.state.location;
    return pathname + search;
  };
  return { ...page, user, address };
}

/** The dialog, once it is open. */
export const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
export const field = () => screen.findByRole('combobox', { name: 'Search or run a command' });
export const option = (name: RegExp | string) => screen.findByRole('option', { name });
export const button = () => screen.findByRole('button', { name: 'Search or run a command' });

/** The names of the rows under a title, or undefined. */
export function rowsUnder(title: string): readonly string[] | undefined {
  const group = screen.queryByRole('group', { name: title });
  return group === null
    ? undefined
    : within(group)
        .getAllByRole('option')
        .map((each) => each.textContent ?? '');
}
