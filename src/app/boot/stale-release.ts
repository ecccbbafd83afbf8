import { isOffline } from '@/lib/connectivity';
import { keep, readKept } from '@/lib/kept';
import { fetchLostStyles } from './lost-styles';

const KEY = 'wheelhouse.reloaded-for-release/';

/** A part of the panel could not be fetched, even after a reload if one could help. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const missing = (cause: unknown) =>
  new ChunkLoadError('A part of the panel could not be loaded', { cause });

/** Milliseconds that a page may take to be replaced. */
export const REPLACED_MS = 10_000;

/** True if it was known. Also true without storage, where reloads could repeat for ever. */
function remember(part: string): boolean {
  const known = readKept('sessionStorage', KEY + part) !== undefined;
  return !keep('sessionStorage', KEY + part, 'yes') || known;
}

function beginAnew(address: string): void {
  // Assigning the current address, hash included, would not reload.
  if (new URL(address, window.location.href).href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
}

interface Fresh<T> {
  readonly part: string;
  readonly load: () => Promise<T>;
  /** Returns undefined when nothing waits to be opened: then the page is not reloaded. */
  readonly targetAddress?: () => string | undefined;
  readonly begin?: (address: string) => void;
}

/** A release removes the old parts from the server: reloads once, then throws ChunkLoadError. */
export async function importFresh<T>(fresh: Fresh<T>): Promise<T> {
  const { part, load, targetAddress = () => window.location.href, begin = beginAnew } = fresh;
  try {
    await fetchLostStyles();
    const module = await load();
    keep('sessionStorage', KEY + part);
    return module;
  } catch (thrown) {
    const address = targetAddress();
    if (address === undefined || isOffline() || remember(part)) throw missing(thrown);
    begin(address);
    // The page is being replaced, unless the reader is asked and stays with what is under way.
    return new Promise((_resolve, reject) => {
      setTimeout(() => reject(missing(thrown)), REPLACED_MS);
    });
  }
}
