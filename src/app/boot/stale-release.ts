const KEY = 'wheelhouse.reloaded-for-release';

/** A part of the panel could not be fetched, and a reload has not helped. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

function reloadedAlready(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // Without storage a reload could go round for ever: don't begin.
    return true;
  }
}

/**
 * Imports a part of the panel. After a new release the old page's parts are gone from the server: one
 * reload gets the new page; if that doesn't help, the truth is told by the error boundary.
 */
export async function importFresh<T>(
  load: () => Promise<T>,
  reload = () => window.location.reload(),
): Promise<T> {
  try {
    const part = await load();
    sessionStorage.removeItem(KEY);
    return part;
  } catch (thrown) {
    if (reloadedAlready()) {
      throw new PartMissingError('A part of the panel could not be loaded', { cause: thrown });
    }
    sessionStorage.setItem(KEY, 'yes');
    reload();
    // The page is going away; nothing is shown in the meantime.
    return new Promise(() => undefined);
  }
}
