import type { ScrollRestorationProps } from 'react-router-dom';
import { isRouteHandle } from './route-handle';

type GetKey = NonNullable<ScrollRestorationProps['getKey']>;

interface Place {
  /** The page's path, whether an editor is open over it or not. */
  readonly page: string;
  readonly editor: boolean;
  readonly key: string;
}

/**
 * Whose scroll position is whose, for the router's `ScrollRestoration`: each entry of the history has
 * its own, but an editor stands over its page, which stays where it was when one opens or closes.
 */
export function createScrollKey(): GetKey {
  const keys = new Map<string, string>();
  let last: Place | undefined;
  return (location, matches) => {
    const screens = matches.filter(({ handle }) => isRouteHandle(handle));
    const page = (screens[0]?.pathname ?? location.pathname).replace(/\/$/u, '');
    const editor = screens.length > 1;
    const stays = last?.page === page && (editor || last.editor);
    const key = keys.get(location.key) ?? (stays && last ? last.key : location.key);
    keys.set(location.key, key);
    last = { page, editor, key };
    return key;
  };
}
