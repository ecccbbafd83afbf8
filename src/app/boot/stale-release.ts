import { fetchLostStyles } from './lost-styles';

const KEY = 'wheelhouse.reloaded-for-release/';

/** A part of the panel could not be fetched, and a reload has not helped. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

/** Remembers in this tab that the page has begun anew for want of a part. */
function remember(part: string): boolean {
  try {
    const known = sessionStorage.getItem(KEY + part) !== null;
    sessionStorage.setItem(KEY + part, 'yes');
    return known;
  } catch {
    // Without storage a reload could go round for ever: don't begin.
    return true;
  }
}

function forget(part: string): void {
  try {
    sessionStorage.removeItem(KEY + part);
  } catch {
    // Without storage nothing was remembered.
  }
}

/** Begins the page anew, at an address of its own origin. */
function beginAnew(address: string): void {
  // To assign the address that it has, hash and all, would leave the page as it is.
  if (new URL(address, window.location.href).href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
}

interface Fresh<T> {
  /** Which part it is: that one of them is there again says nothing of the others. */
  readonly part: string;
  readonly load: () => Promise<T>;
  /** Where somebody waits for the part; undefined when it was fetched only to be at hand. */
  readonly wantedAt?: () => string | undefined;
  readonly begin?: (address: string) => void;
}

/**
 * Imports a part of the panel. After a new release the old page's parts are gone from the server:
 * beginning anew, once, gets the new page; if that doesn't help, the truth is told by the error
 * boundary.
 *
 * @throws a PartMissingError, or, when nobody waits for the part, whatever the import threw
 */
export async function importFresh<T>(fresh: Fresh<T>): Promise<T> {
  const { part, load, wantedAt = () => window.location.href, begin = beginAnew } = fresh;
  try {
    await fetchLostStyles();
    const module = await load();
    forget(part);
    return module;
  } catch (thrown) {
    const address = wantedAt();
    if (address === undefined) throw thrown;
    // Without a network there would be no page to begin anew with.
    if (!navigator.onLine || remember(part)) {
      throw new PartMissingError('A part of the panel could not be loaded', { cause: thrown });
    }
    begin(address);
    // The page is going away; nothing is shown in the meantime.
    return new Promise(() => undefined);
  }
}
