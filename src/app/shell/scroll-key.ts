import type { ScrollRestorationProps, UIMatch } from 'react-router-dom';

/** The last matched route keeps its trailing slash; a parent route has none. */
function isSame(one: UIMatch, other: UIMatch | undefined): boolean {
  const bare = (path: string) => path.replace(/\/$/u, '');
  return one.id === other?.id && bare(one.pathname) === bare(other.pathname);
}

export function isEditorOver(editor: readonly UIMatch[], page: readonly UIMatch[]): boolean {
  return editor.length > page.length && page.every((match, index) => isSame(match, editor[index]));
}

type GetKey = NonNullable<ScrollRestorationProps['getKey']>;

/** An editor shares its page's key: the page must not scroll when it opens or closes. */
export function createScrollKey(): GetKey {
  const keys = new Map<string, string>();
  let last: { readonly matches: readonly UIMatch[]; readonly key: string } | undefined;
  return (location, matches) => {
    const stays =
      last && (isEditorOver(matches, last.matches) || isEditorOver(last.matches, matches));
    const key = keys.get(location.key) ?? (stays && last ? last.key : location.key);
    keys.set(location.key, key);
    last = { matches, key };
    return key;
  };
}
