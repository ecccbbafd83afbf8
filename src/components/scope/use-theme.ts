import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Theme } from '@/store/preferences/preferences';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  return [theme, (chosen) => void dispatch(preferences.actions.themeChosen(chosen))];
}

/** Follows other windows too. `first.js` applies the theme before the first paint. */
export function useAppliedTheme(): void {
  const { theme } = useSelector(selectPreferences);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
}
