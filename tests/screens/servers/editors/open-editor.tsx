import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScreenOptions } from '../../open-screens';
import { openServers, serverPath } from '../open-servers';
// Fetched with the test file, so that no test waits for what its screen fetches lazily.
import '@/screens/servers/detail';
import '@/screens/servers/editors/resize';
import '@/screens/servers/editors/server-groups';
import '@/components/record-page/snapshots/retention-editor';
import '@/components/record-page/snapshots/schedule-editor';
import '@/screens/servers/editors/user-data';

/** Opens an editor over the page of a server, and waits for its dialog. */
export async function openEditor(id: string, editor: string, options: Partial<ScreenOptions> = {}) {
  const page = await openServers({ at: serverPath(id, `${editor}/`), ...options });
  const dialog = await screen.findByRole('dialog');
  const row = () => page.provider.world.server.need(id);
  return {
    ...page,
    dialog,
    row,
    save: (name = 'Save') => page.user.click(screen.getByRole('button', { name })),
    /** Success returns to the page of the server. */
    closed: () => waitFor(() => expect(page.router.state.location.pathname).toBe(serverPath(id))),
  };
}
