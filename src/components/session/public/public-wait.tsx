import { Spinner } from '@/ui/spinner';
import { PublicFrame } from './public-frame';
import { usePublicPage } from './public-page';

/** While it is found out where to go: what the page before has left to tell waits too. */
export function PublicWait() {
  const { product, release, mark } = usePublicPage();
  return (
    <PublicFrame product={product} release={release} mark={mark}>
      <title>{product}</title>
      <p>
        <Spinner /> One moment, please.
      </p>
    </PublicFrame>
  );
}
