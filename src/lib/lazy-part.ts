import { isOffline } from './connectivity';

export function markAllHere(): void {
  document.documentElement.dataset['parts'] = 'here';
}

export const areAllHere = (): boolean =>
  'document' in globalThis && document.documentElement.dataset['parts'] === 'here';

/**
 * Code that is fetched when it is first needed. Offline it is not requested unless the browser
 * keeps it. Browsers remember a failed module for the life of the page (HTML §8.1.6.7.3, the module
 * map). It would then need a reload once the network is back.
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
