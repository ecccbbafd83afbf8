import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useMatches, useOutlet } from 'react-router-dom';
import { focusHeading, PageHeader, usePageTitle } from '@/ui/page/page-header';
import { isRouteHandle } from './screen-route';
import { useTrail } from './use-trail';

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'crumbs' | 'here' | 'editor'> {
  readonly children: ReactNode;
}

function useEditorPlaces(): { inTitle: ReactNode; over: ReactNode } {
  const editor = useOutlet();
  const handle = useMatches().at(-1)?.handle;
  const inTitle = isRouteHandle(handle) && handle.place === 'title';
  return inTitle ? { inTitle: editor, over: null } : { inTitle: null, over: editor };
}

export function Page({ children, ...head }: PageProps) {
  const { crumbs, title } = useTrail();
  const standIn = usePageTitle();
  const { inTitle, over } = useEditorPlaces();
  // Under an editor the page itself is a crumb, which would push it down.
  const above = over === null ? crumbs : crumbs.filter(({ label }) => label !== head.title);
  return (
    <>
      <PageHeader crumbs={above} here={standIn ?? title} editor={inTitle} {...head} />
      {children}
      {over}
    </>
  );
}

/** Moves the focus to the page's heading if the focused part is removed. */
export function useHeadingAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) !== true) return;
      focusHeading();
    };
  }, [part]);
}
