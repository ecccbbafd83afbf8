import { useEffect, type RefObject } from 'react';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The link of each row, which its title cell holds. */
function titleLinks(container: HTMLElement): readonly (HTMLAnchorElement | null)[] {
  return [...container.querySelectorAll('[data-kind="title"]')].map((cell) =>
    cell.querySelector('a'),
  );
}

/** Lets the arrows lead from row to row; Enter follows the link that they stand on, as ever. */
export function useArrowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = STEPS.get(event.key);
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = titleLinks(element);
      const here = links.findIndex((link) => link === event.target);
      const next = here === -1 ? undefined : links[here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [container]);
}
