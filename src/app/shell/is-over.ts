import type { UIMatch } from 'react-router-dom';

/** The last route that matched keeps the slash at its end; as a route above another it has none. */
function isSame(one: UIMatch, other: UIMatch | undefined): boolean {
  const bare = (path: string) => path.replace(/\/$/u, '');
  return one.id === other?.id && bare(one.pathname) === bare(other.pathname);
}

/** Whether one place is an editor over the page of the other, whose route stands below it still. */
export function isOver(editor: readonly UIMatch[], page: readonly UIMatch[]): boolean {
  return editor.length > page.length && page.every((match, index) => isSame(match, editor[index]));
}
