import type { createMemoryRouter } from 'react-router-dom';

/** The state of the open entry of a history in memory, which a browser's own history has. */
export function memoryEntry(router: ReturnType<typeof createMemoryRouter>) {
  const states = new Map<string, unknown>();
  const key = () => router.state.location.key;
  return {
    get state() {
      return states.get(key()) ?? null;
    },
    replaceState: (state: unknown) => void states.set(key(), state),
  };
}
