import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoreOptions } from '@mocks/provider/core';
import type { NodeProvider } from '@mocks/node';
import { expect } from 'vitest';
import { paths } from '@/model/paths';
import { ACCOUNT } from '../../../components/open-page';
import { openServers } from '../open-servers';

interface Options extends CoreOptions {
  readonly query?: string;
  readonly part?: string;
  readonly prepare?: (node: NodeProvider) => void;
}

export const ADD = paths.serverAdd(ACCOUNT);

/** The create screen once its form stands. */
export async function openCreate({ query = '', part = '', ...options }: Options = {}) {
  const user = userEvent.setup();
  const page = await openServers({ ...options, at: `${ADD}${part}${query}` });
  await screen.findByRole('button', { name: /^Create( \d+)? servers?$/ }, { timeout: 5000 });
  const posted: Record<string, unknown>[] = [];
  page.server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' && request.method !== 'PUT') return;
    void request
      .clone()
      .json()
      .then((body: Record<string, unknown>) =>
        posted.push({ at: `${request.method} ${new URL(request.url).pathname}`, ...body }),
      );
  });
  const radios = (group: string) => within(screen.getByRole('radiogroup', { name: group }));
  return {
    ...page,
    user,
    posted,
    create: () => screen.getByRole('button', { name: /^Create( \d+)? servers?$/ }),
    choose: (group: string, name: RegExp | string) =>
      user.click(radios(group).getByRole('radio', { name })),
    radios,
    tab: (name: RegExp | string) =>
      user.click(
        within(screen.getByRole('group', { name: 'Show types' })).getByRole('button', { name }),
      ),
    go: async (path: string) => {
      await page.router.navigate(path);
    },
    path: () => page.router.state.location.pathname,
    landed: (path: RegExp) =>
      waitFor(() => expect(page.router.state.location.pathname).toMatch(path), { timeout: 4000 }),
  };
}
