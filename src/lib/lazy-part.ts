import { isOffline } from './is-offline';

/** Notes in the document that the browser keeps all files of this release. */
export function markAllHere(): void {
  document.documentElement.dataset['parts'] = 'here';
}

/** True once the document says so. */
export const areAllHere = (): boolean =>
  'document' in globalThis && document.documentElement.dataset['parts'] === 'here';

/**
 * Code that is fetched when it is first needed. Offline it is not asked for unless the browser keeps
 * it: browsers remember a module that failed for as long as the page stands (HTML §8.1.6.7.3, the
 * module map), so that it could not be had without a reload once the network is back.
 */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T> {
  let isHere = false;
  return async () => {
    if (!isHere && isOffline() && !areAllHere())
      throw new TypeError('Offline: this part is not fetched yet');
    const part = await load();
    isHere = true;
    return part;
  };
}
