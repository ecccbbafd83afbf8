import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { openServers, serverPath } from '../open-servers';
// Fetched with the test file, so that no test waits for what its screen fetches lazily.
import '@/screens/servers/detail';
import '@/screens/servers/editors/resize';
import '@/screens/servers/editors/server-groups';
import '@/screens/servers/editors/snapshots-retention';
import '@/screens/servers/editors/snapshots-schedule';
import '@/screens/servers/editors/user-data';
import '@/ui/dialogs/modal-panel';

type Options = Partial<Parameters<typeof openServers>[0]>;

/** Opens an editor over the page of a server; ends when its dialog stands. */
export async function openEditor(id: string, editor: string, options: Options = {}) {
  const user = userEvent.setup();
  const page = await openServers({ at: serverPath(id, `${editor}/`), ...options });
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  const row = () => page.provider.world.server.need(id);
  return {
    ...page,
    user,
    dialog,
    row,
    save: (name = 'Save') => user.click(screen.getByRole('button', { name })),
    /** Success returns to the page of the server (spec 2 §4). */
    closed: () =>
      waitFor(() => expect(page.router.state.location.pathname).toBe(serverPath(id)), {
        timeout: 4000,
      }),
    puts: () => page.asked.filter((call) => call.startsWith('PUT')),
  };
}
