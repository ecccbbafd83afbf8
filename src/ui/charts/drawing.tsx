import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { afterPaint } from '@/lib/pause';
import { preload } from '@/ui/lazy-layer';
import { Skeleton } from '@/ui/skeleton';
import type { Drawn } from './chart-parts';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

const load = lazyPart(() => import('./line-chart'));

export function preloadDrawing(): void {
  preload(() => afterPaint().then(load));
}

export function createDrawing(
  code: () => Promise<{ LineChart: ComponentType<Drawn> }>,
): ComponentType<Drawn> {
  const fetchChart = () =>
    code().then(
      ({ LineChart }) => LineChart,
      () => ChartTable,
    );
  return function Drawing(props) {
    const [Chart, setChart] = useState<ComponentType<Drawn>>();
    useEffect(() => {
      // Charts take as long to draw as all else of a page, which is shown before they begin.
      void afterPaint()
        .then(fetchChart)
        .then((fetched) => startTransition(() => setChart(() => fetched)));
    }, []);
    if (Chart !== undefined) return <Chart {...props} />;
    return (
      <div className={styles.drawing} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  };
}

export const Drawing: ComponentType<Drawn> = createDrawing(load);
