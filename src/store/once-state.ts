import type { Store } from '@reduxjs/toolkit';

/**
 * Calls back once the state is so, at once where it is already. The function that it returns wants no call any
 * more.
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
