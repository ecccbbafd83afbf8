import { type ComponentType, lazy, Suspense } from 'react';
import { preload } from '../preload';
import { Skeleton } from '../skeleton';
import type { Drawn } from './chart-parts';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

const load = () => import('./line-chart');

/** Fetches the drawing's code, which is heavy, once the page stands. */
export function preloadDrawing(): void {
  preload(load);
}

/** What draws lines as soon as its code is there, and is grey until then. */
export function createDrawing(
  code: () => Promise<{ LineChart: ComponentType<Drawn> }>,
): ComponentType<Drawn> {
  const LineChart = lazy(() =>
    code().then(
      (module) => ({ default: module.LineChart }),
      // Where it cannot be had, the figures stand in its place.
      () => ({ default: ChartTable }),
    ),
  );
  return function Drawing(props) {
    const waiting = (
      <div className={styles.drawing} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
    return (
      <Suspense fallback={waiting}>
        <LineChart {...props} />
      </Suspense>
    );
  };
}

/** The one of the panel. */
export const Drawing: ComponentType<Drawn> = createDrawing(load);
