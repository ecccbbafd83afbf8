import { useSelector } from 'react-redux';
import { entryOf } from '@/lib/entry-of';
import { selectPreferences, type WithPreferences } from '@/store/preferences/preferences-slice';

/** How high each part of a page was at this width when it was last seen here, in px; undefined if unknown. */
export function useKeptHeights(page: string): Readonly<Record<string, number>> | undefined {
  const shape = useSelector((state: WithPreferences) =>
    entryOf(selectPreferences(state).pageShapes, page),
  );
  return shape?.width === innerWidth ? shape.heights : undefined;
}
