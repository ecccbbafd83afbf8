import type { UIMatch } from 'react-router-dom';

/** The last matched route keeps its trailing slash; a parent route has none. */
function isSame(one: UIMatch, other: UIMatch | undefined): boolean {
  const bare = (path: string) => path.replace(/\/$/u, '');
  return one.id === other?.id && bare(one.pathname) === bare(other.pathname);
}

export function isEditorOver(editor: readonly UIMatch[], page: readonly UIMatch[]): boolean {
  return editor.length > page.length && page.every((match, index) => isSame(match, editor[index]));
}
