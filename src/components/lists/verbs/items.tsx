import { type ReactNode, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import styles from './verbs.module.css';

const load = lazyPart(() => import('./items-in-sight'));
type Generic = Awaited<ReturnType<typeof load>>['ItemsInSight'];
const ItemsInSight = lazyLayer(async () => ({
  default: (await load()).ItemsInSight,
})) as unknown as Generic;

const ALL_DRAWN = 100;

export interface ItemsProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly idOf: (item: T) => string;
  readonly draw: (item: T) => ReactNode;
}

export interface InSightProps<T> extends ItemsProps<T> {
  readonly scroll: HTMLElement | null;
}

export function Items<T>(props: ItemsProps<T>) {
  const { label, items, idOf, draw } = props;
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const first = (
    <ul aria-label={label} className={styles.items}>
      {items.slice(0, ALL_DRAWN).map((item) => (
        <li key={idOf(item)}>{draw(item)}</li>
      ))}
    </ul>
  );
  return (
    <div ref={setScroll} role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      {items.length > ALL_DRAWN ? (
        <LayerHost waiting={first}>
          <ItemsInSight {...props} scroll={scroll} />
        </LayerHost>
      ) : (
        first
      )}
    </div>
  );
}
