import { screen, waitFor, within } from '@testing-library/react';
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

export const KEY = `ssh-ed25519 ${'A'.repeat(60)} dana@example.com`;
const CREATE = /^Create( \d+)? servers?$/;

/** Gives Dana a key, so that none is asked for. */
export const withKey = {
  prepare: ({ provider }: NodeProvider) =>
    void provider.world.user.patch('usr-demo1', { ssh_key: KEY }),
};

export const sshKeys = () => screen.getByRole('textbox', { name: 'SSH keys' });
export const userData = () => screen.getByRole('textbox', { name: /^User data/ });
export const encryption = () => screen.getByRole('checkbox', { name: 'Enable disk encryption' });

export const ADD = paths.serverAdd(ACCOUNT);

/** Opens the create screen, and waits for its form. */
export async function openCreate({ query = '', part = '', ...options }: Options = {}) {
  const page = await openServers({ ...options, at: `${ADD}${part}${query}` });
  await screen.findByRole('button', { name: CREATE });
  const { user } = page;
  const posted: Record<string, unknown>[] = [];
  page.server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' && request.method !== 'PUT') return;
    // Requests to the GraphQL API change nothing.
    if (request.url.endsWith('/kiosk')) return;
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
    posted,
    create: () => screen.getByRole('button', { name: CREATE }),
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
      waitFor(() => expect(page.router.state.location.pathname).toMatch(path)),
  };
}
