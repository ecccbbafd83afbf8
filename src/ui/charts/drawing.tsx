import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { afterPaint } from '@/lib/pause';
import { preload } from '../preload';
import { Skeleton } from '../skeleton';
import type { Drawn } from './chart-parts';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

const load = lazyPart(() => import('./line-chart'));

/** Fetches the drawing's heavy code ahead. */
export function preloadDrawing(): void {
  preload(() => afterPaint().then(load));
}

/** Shows a skeleton until the drawing's code has arrived. */
export function createDrawing(
  code: () => Promise<{ LineChart: ComponentType<Drawn> }>,
): ComponentType<Drawn> {
  const LineChart = lazy(() =>
    code().then(
      (module) => ({ default: module.LineChart }),
      // Without the drawing's code the table is shown.
      () => ({ default: ChartTable }),
    ),
  );
  return function Drawing(props) {
    const waiting = (
      <div className={styles.drawing} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
    // Charts take as long to draw as all else of a page, which is shown before they begin.
    const [isDue, setIsDue] = useState(false);
    useEffect(() => {
      void afterPaint().then(() => startTransition(() => setIsDue(true)));
    }, []);
    return isDue ? (
      <Suspense fallback={waiting}>
        <LineChart {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}

export const Drawing: ComponentType<Drawn> = createDrawing(load);
