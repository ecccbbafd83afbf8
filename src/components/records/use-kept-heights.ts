import { useSelector } from 'react-redux';
import { entryOf } from '@/lib/values';
import { selectPreferences, type WithPreferences } from '@/store/preferences/preferences-slice';

/**
 * Returns the px height of each part when the page was last seen at this width. Undefined if
 * unknown.
 */
export function useKeptHeights(page: string): Readonly<Record<string, number>> | undefined {
  const shape = useSelector((state: WithPreferences) =>
    entryOf(selectPreferences(state).pageShapes, page),
  );
  return shape?.width === innerWidth ? shape.heights : undefined;
}
