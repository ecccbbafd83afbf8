import { useEffect, useState } from 'react';
import { importFresh } from '../boot/stale-release';
import { usePublicPage } from '@/components/session/public/public-page';
import { PublicWait } from '@/components/session/public/public-wait';
import { lazyPart } from '@/lib/lazy-part';
import { PanelMissing } from './panel-missing';

const load = lazyPart(() => import('@/screens/sign-up/activation'));

type Module = Awaited<ReturnType<typeof load>>;

export function ActivationPart({ account }: { readonly account: string }) {
  const { product } = usePublicPage();
  const [part, setPart] = useState<{ readonly here: Module } | { readonly cause: unknown }>();
  useEffect(() => {
    let isOver = false;
    importFresh({ part: 'activation', load }).then(
      (here) => isOver || setPart({ here }),
      (cause: unknown) => isOver || setPart({ cause }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (part === undefined) return <PublicWait />;
  if ('cause' in part) return <PanelMissing product={product} cause={part.cause} />;
  const { default: Activation } = part.here;
  return <Activation account={account} />;
}
