import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Theme } from '@/store/preferences/preferences';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';

/** The chosen theme, and what chooses another. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  return [theme, (chosen) => void dispatch(preferences.actions.themeChosen(chosen))];
}

/**
 * Shows the chosen theme, from the moment that it is chosen, here or in another window. `theme.js`
 * does the same before the first paint. Used once, by `app`.
 */
export function useAppliedTheme(): void {
  const { theme } = useSelector(selectPreferences);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
}
