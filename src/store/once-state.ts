import type { Store } from '@reduxjs/toolkit';

/**
 * Calls back once `isSo` is true of the state, immediately if it already is. The returned function
 * cancels this.
 */
export function onceState<S>(
  store: Pick<Store<S>, 'getState' | 'subscribe'>,
  isSo: (state: S) => boolean,
  callback: () => void,
): () => void {
  const look = () => {
    if (!isSo(store.getState())) return;
    leave();
    callback();
  };
  const leave = store.subscribe(look);
  look();
  return leave;
}
