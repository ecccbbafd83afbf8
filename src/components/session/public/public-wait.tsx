import { Spinner } from '@/ui/spinner';
import { PublicFrame } from './public-frame';
import { usePublicPage } from './public-page';

/** Shown until the next page is known. A message left by the previous page waits for that page. */
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
