import type { ScrollRestorationProps, UIMatch } from 'react-router-dom';
import { isOver } from './is-over';

type GetKey = NonNullable<ScrollRestorationProps['getKey']>;

/**
 * Whose scroll position is whose, for the router's `ScrollRestoration`: each entry of the history has
 * its own, but an editor stands over its page, which stays where it was when one opens or closes.
 */
export function createScrollKey(): GetKey {
  const keys = new Map<string, string>();
  let last: { readonly matches: readonly UIMatch[]; readonly key: string } | undefined;
  return (location, matches) => {
    const stays = last && (isOver(matches, last.matches) || isOver(last.matches, matches));
    const key = keys.get(location.key) ?? (stays && last ? last.key : location.key);
    keys.set(location.key, key);
    last = { matches, key };
    return key;
  };
}
