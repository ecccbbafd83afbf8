import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useTrail } from '@/components/page/use-trail';

/**
 * Says where a change of route has led: the document's title, the words for screen readers, and the
 * focus on the page's heading. A change of the query or hash alone is no change of route.
 */
export function RouteAnnouncer({ product }: { product: string }) {
  const { title } = useTrail();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [said, setSaid] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product]);

  useEffect(() => {
    if (state !== 'idle' || last.current === pathname) return;
    last.current = pathname;
    setSaid(title);
    // An editor that opened has put the focus into its field.
    const { activeElement } = document;
    const inField = activeElement?.matches('main input, main textarea, main select') === true;
    if (!inField) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname, state, title]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
